/** A text of several lines or bullet points as its lines: guides write one thing per line, or with commas. */
export function textLines(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s*/, '').trim())
    .filter((line) => line !== '');
  return lines.length === 1 && lines[0]?.includes(', ') && !/[.!?]\s/.test(lines[0])
    ? lines[0].replace(/\.$/, '').split(', ')
    : lines;
}
