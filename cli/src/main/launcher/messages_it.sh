# Quello che il lanciatore dice. Accanto: messages_en.sh, con le stesse funzioni.
say_no_jdk() { echo "damiera: serve un JDK $1 o più nuovo, di qualunque fornitore: installalo, oppure indica il suo posto in JAVA_HOME"; }
say_no_node() { echo "damiera: serve Node 20 o più nuovo, con npm, per costruire la pagina: installalo e mettilo nel PATH"; }
say_building() { echo "damiera: costruisco \"$1\" (la prima volta ci vogliono alcuni minuti: si scaricano gli attrezzi)"; }
say_module() { echo "damiera: modulo $1 ($2"  | tr ']' ')'; }
say_fetched() { echo "damiera: $1 file scaricati"; }
say_waiting() { echo "damiera: aspetto che finisca un'altra costruzione (processo $1)"; }
say_unwritable() { echo "damiera: non si può scrivere in $1, dove stanno le costruzioni"; }
say_build_failed() { echo "damiera: la costruzione è fallita; tutto quello che ha detto è in $1"; }
say_no_cache() { echo "damiera: senza la cache delle classi i comandi partono più lenti; il perché è in $1"; }
say_test_usage() { echo "damiera: test accetta solo --full, non \"$1\""; }
