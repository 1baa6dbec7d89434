# What the launcher says. Beside it: messages_it.sh, with the same functions.
say_no_jdk() { echo "damiera: a JDK $1 or newer is needed, of any vendor: install one, or name its place in JAVA_HOME"; }
say_no_node() { echo "damiera: Node 20 or newer, with npm, is needed to build the page: install it and put it in the PATH"; }
say_building() { echo "damiera: building \"$1\" (the first time takes some minutes: tools are fetched)"; }
say_module() { echo "damiera: module $1 ($2" | tr ']' ')'; }
say_fetched() { echo "damiera: $1 files fetched"; }
say_waiting() { echo "damiera: waiting for another build to end (process $1)"; }
say_unwritable() { echo "damiera: cannot write to $1, where builds are kept"; }
say_build_failed() { echo "damiera: the build failed; all that it said is in $1"; }
say_no_cache() { echo "damiera: without the cache of classes commands start slower; the reason is in $1"; }
say_test_usage() { echo "damiera: test takes only --full, not \"$1\""; }
