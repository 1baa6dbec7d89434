package damiera.cli;

final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] args) {
        Main.main(new String[] {"games"});
    }
}
