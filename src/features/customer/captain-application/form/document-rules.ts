import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { captainApplicationFormLimits } from '../../../../api/contract/contract.ts';
import { fileProblem } from '../../../../ui/fields/file-drop/files.ts';

const { maxItems, items, contentTypes } = captainApplicationFormLimits.documents;

/** Most documents of one application. */
export const mostDocuments = maxItems;

/** By type or by ending: a device may not know the type of a file. */
export const documentKinds = [...contentTypes, '.pdf', '.jpg', '.jpeg', '.png'];

const dangerous = new Set(['exe', 'bat', 'cmd', 'scr', 'vbs', 'js', 'html', 'htm']);
const maxNameLength = 255;

/** Characters that no name of a file may have; control characters too. */
function hasForbiddenCharacter(name: string): boolean {
  return [...name].some((character) => character < ' ' || '<>:"/\\|?*'.includes(character));
}

/** Whether any ending of the name is dangerous, the last or one before it. */
function isDangerous(name: string): boolean {
  return name
    .toLowerCase()
    .split('.')
    .slice(1)
    .some((ending) => dangerous.has(ending.trim()));
}

/** What is wrong with a document; undefined when it may be sent. */
export function documentProblem(file: File): MessageDescriptor | undefined {
  if (isDangerous(file.name)) return msg`File type not allowed for security reasons.`;
  if (hasForbiddenCharacter(file.name)) {
    return msg`The file name must not contain < > : " / \\ | ? *`;
  }
  if (file.name.length > maxNameLength) {
    return msg`The file name may have at most ${maxNameLength} characters.`;
  }
  if (file.size === 0) return msg`File is empty.`;
  switch (fileProblem(file, { accept: documentKinds, maxSize: items.maxBytes })) {
    case 'type':
      return msg`Invalid file type. Only PDF, JPG and PNG files are allowed.`;
    case 'size': {
      const megabytes = items.maxBytes / 1024 ** 2;
      return msg`File size must not exceed ${megabytes} MB.`;
    }
    default:
      return undefined;
  }
}

/** What is wrong with all of them together; undefined when they may be sent. */
export function documentsProblem(files: readonly File[]): MessageDescriptor | undefined {
  if (files.length > mostDocuments) return msg`Choose at most ${mostDocuments} files`;
  if (files.some(documentProblem)) return msg`Remove the files that cannot be sent`;
  return undefined;
}
