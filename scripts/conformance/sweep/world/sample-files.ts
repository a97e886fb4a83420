import { FilePart } from '../request.ts';

/** The smallest files of each kind whose content says what they are; base64. */
export const JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
).toString('base64');
/** A program for Windows by its first bytes, whatever its name says. */
export const PROGRAM = Buffer.from('MZ\x90\x00\x03\x00\x00\x00 not an image', 'latin1').toString(
  'base64',
);

const latin1 = (base64: string) => Buffer.from(base64, 'base64').toString('latin1');

/** A picture as a part of a form. */
export const jpegPart = () => new FilePart('tekne.jpg', 'image/jpeg', latin1(JPEG));
export const pngPart = () => new FilePart('kaptan.png', 'image/png', latin1(PNG));
export const pdfPart = () => new FilePart('belge.pdf', 'application/pdf', latin1(PDF));
/** A Windows program sent under the name and type of a picture. */
export const disguisedPart = (fileName: string, contentType: string) =>
  new FilePart(fileName, contentType, latin1(PROGRAM));
