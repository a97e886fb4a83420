import { readFileSync } from 'node:fs';

/** A PDF of numbered objects; the first is its catalogue. `trailer` is what stands there besides. */
function pdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const places = objects.map((object, index) => {
    const place = length();
    parts.push(Buffer.from(`${index + 1} 0 obj`), Buffer.from(object), Buffer.from('endobj\n'));
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = length();
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

const stream = (dictionary: string, bytes: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    Buffer.from(bytes),
    Buffer.from('\nendstream'),
  ]);

/** How scanners write a page. */
const SCANS = {
  jpeg2000: { file: 'colours.jp2', how: '/Filter/JPXDecode' },
  jbig2: {
    file: 'bars.jb2',
    how: '/Filter/JBIG2Decode/ColorSpace/DeviceGray/BitsPerComponent 1',
  },
};

/** A PDF of one page that is a picture, as scanners make them. */
export function scannedPdf(scan: keyof typeof SCANS): Buffer {
  const { file, how } = SCANS[scan];
  const picture = readFileSync(new URL(`scans/${file}`, import.meta.url));
  return pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 96 64]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    stream('', '96 0 0 64 0 0 cm /I Do'),
    stream(`/Type/XObject/Subtype/Image/Width 96/Height 64${how}`, picture),
  ]);
}

/** A PDF of so many pages, each with a bar drawn on it but those that are to be empty, from 1. */
export function pagesPdf(count: number, empty: readonly number[] = [], trailer = ''): Buffer {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  const contents = ['', '0 0 1 rg 100 300 400 200 re f'].map((drawn) => stream('', drawn));
  const [first, bar] = [pages.length + 3, pages.length + 4];
  return pdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${pages.map((page) => `${page + 2} 0 R`).join(' ')}]/Count ${count}>>`,
      ...pages.map((page) => {
        const drawn = empty.includes(page) ? first : bar;
        return `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${drawn} 0 R>>`;
      }),
      ...contents,
    ],
    trailer,
  );
}

/** A PDF that asks for a password. */
export function lockedPdf(): Buffer {
  const secret = `<${'5c'.repeat(32)}>`;
  const lock = `<</Filter/Standard/V 1/R 2/P -4/O${secret}/U${secret}>>`;
  return pagesPdf(1, [], `/Encrypt ${lock}/ID[${secret}${secret}]`);
}
