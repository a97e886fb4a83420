const ENCODER = new TextEncoder();

/** Only what the fonts of every PDF reader have: letters without their Turkish marks. */
const plain = (text: string) =>
  text
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[\\()]/g, '\\$&');

/** A PDF of one page that says `lines`, large enough to be told from an empty one. */
export function samplePdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${plain(line)}) Tj T*`).join(' ');
  const content = `BT /F 20 Tf 30 TL 60 740 Td ${text} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0');
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${place} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const start = file.length;
  return ENCODER.encode(
    `${file}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}
