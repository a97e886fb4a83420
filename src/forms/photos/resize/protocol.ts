// What the page and the worker that resizes photos say to each other.

export interface ResizeRequest {
  id: number;
  file: Blob;
}

export type ResizeAnswer = { id: number } & ({ picture: Blob } | { failure: string });
