/** Gives a file with these contents to the person, by the browser's own download. */
export function downloadFile(contents: Blob, name: string): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
