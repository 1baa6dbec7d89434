const LONGEST_ID = 60;

/** How letters that are none from a to z, with or without a mark, are written with those. */
const WRITTEN = new Map(
  [
    'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y',
    'э e ю yu я ya ı i ß ss œ oe æ ae ø o ł l đ d',
  ]
    .flatMap((line) => line.match(/\S+ \S+/g) ?? [])
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** The id of what somebody calls their game: small letters and digits, hyphens for all else. */
export function idFor(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}|[ъь]/giu, '')
    .toLowerCase();
  const written = [...plain].map((letter) => WRITTEN.get(letter) ?? letter).join('');
  const id = written.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[-0-9]+|-+$/g, '');
  return id.slice(0, LONGEST_ID);
}
