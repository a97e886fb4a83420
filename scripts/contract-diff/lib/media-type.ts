import { splitOutsideQuotes, unquoted } from './quoted.ts';

/** The same text for media types that mean the same: case, spaces and the order of parameters do not count. */
export function canonicalMediaType(text: string): string {
  const [type = '', ...parameters] = splitOutsideQuotes(text, ';');
  const name = type.toLowerCase();
  const kept = parameters
    .map((each) => {
      const [, key = each, value = ''] = /^([^=]*)=(.*)$/s.exec(each) ?? [];
      const plain = unquoted(value.trim());
      const isCaseless = key.trim().toLowerCase() === 'charset';
      const said = isCaseless ? plain.toLowerCase() : plain;
      // A token, else quoted, so that no value reads as another parameter.
      const written = /^[^\s;="]*$/.test(said) ? said : JSON.stringify(said);
      return `${key.trim().toLowerCase()}=${written}`;
    })
    // JSON is UTF-8, said or not.
    .filter((each) => !(each === 'charset=utf-8' && /[/+]json$/.test(name)));
  return [name, ...kept.sort()].join(';');
}

/** The type of a canonical media type, without its parameters. */
export const essenceOf = (type: string): string => type.replace(/;.*$/s, '');

/** Whether a range such as `image/*` covers a media type; a type covers itself. */
export function covers(range: string, type: string): boolean {
  if (range === type || range === '*/*') return true;
  const [, prefix] = /^(.+\/)\*$/.exec(range) ?? [];
  return prefix !== undefined && type.startsWith(prefix);
}
