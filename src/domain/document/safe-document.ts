/** What a browser may show of somebody's file: nothing that could run as a page of this site. */
const shownTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
]);

/** The file under the type that the service gave it; undefined for any type that is not shown. */
export function safeDocument(file: Blob): Blob | undefined {
  const [type = ''] = file.type.toLowerCase().split(';');
  return shownTypes.has(type) ? new Blob([file], { type }) : undefined;
}

/** The file under a type that no browser shows, whatever it holds: it can only be downloaded. */
export function downloadedDocument(file: Blob): Blob {
  return new Blob([file], { type: 'application/octet-stream' });
}
