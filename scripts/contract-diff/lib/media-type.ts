/** The same text for media types that mean the same: case, spaces and the order of parameters do not count. */
export function canonicalMediaType(text: string): string {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const name = type.toLowerCase();
  const kept = parameters
    .filter((each) => each !== '')
    .map((each) => {
      const [key = '', value = ''] = each.split('=');
      const plain = value.trim().replace(/^"(.*)"$/, '$1');
      const isCaseless = key.trim().toLowerCase() === 'charset';
      return `${key.trim().toLowerCase()}=${isCaseless ? plain.toLowerCase() : plain}`;
    })
    // JSON is UTF-8, said or not.
    .filter((each) => !(each === 'charset=utf-8' && /[/+]json$/.test(name)));
  return [name, ...kept.sort()].join(';');
}

/** Whether a range such as `image/*` covers a media type; a type covers itself. */
export function covers(range: string, type: string): boolean {
  if (range === type || range === '*/*') return true;
  const [, prefix] = /^(.+\/)\*$/.exec(range) ?? [];
  return prefix !== undefined && type.startsWith(prefix);
}
