import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pictureFormLimits } from '../../../../api/contract/contract.ts';
import { fileProblem } from '../../../../ui/fields/file-drop/files.ts';

const { contentTypes, maxBytes } = pictureFormLimits.file;

/** What the file dialog offers. */
export const pictureTypes = contentTypes;

/** Megabytes of the largest picture. */
export const maxPictureMegabytes = maxBytes / 1024 ** 2;

/** What is wrong with a picture; undefined when it may be sent. */
export function pictureProblem(file: File): MessageDescriptor | undefined {
  if (file.size === 0) return msg`File is empty.`;
  switch (fileProblem(file, { accept: pictureTypes, maxSize: maxBytes })) {
    case 'type':
      return msg`Only JPEG, PNG and WebP pictures can be shown.`;
    case 'size':
      return msg`File size must not exceed ${maxPictureMegabytes} MB.`;
    default:
      return undefined;
  }
}
