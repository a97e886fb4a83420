import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { boatDocumentMetadataLimits } from '../../api/contract/contract.ts';
import { fileProblem } from '../../ui/fields/file-drop/files.ts';

const dangerous = new Set(['exe', 'bat', 'cmd', 'scr', 'vbs', 'js', 'html', 'htm']);

/** Most characters of the name of a document. */
export const maxDocumentName = boatDocumentMetadataLimits.documentName.maxLength;

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

/** What is wrong with the name of a document; undefined when it may be sent. */
export function documentNameProblem(name: string): MessageDescriptor | undefined {
  if (isDangerous(name)) return msg`File type not allowed for security reasons.`;
  if (hasForbiddenCharacter(name)) return msg`The file name must not contain < > : " / \\ | ? *`;
  if (name.length > maxDocumentName) {
    return msg`The file name may have at most ${maxDocumentName} characters.`;
  }
  return undefined;
}

interface DocumentFileRules {
  /** MIME types and endings. */
  accept: readonly string[];
  /** The largest file, in bytes. */
  maxSize: number;
  /** What is said of any other kind. */
  otherKind: MessageDescriptor;
}

/** What is wrong with the file of a document; undefined when it may be sent. */
export function documentFileProblem(
  file: File,
  { otherKind, ...rules }: DocumentFileRules,
): MessageDescriptor | undefined {
  const wrongName = documentNameProblem(file.name);
  if (wrongName) return wrongName;
  if (file.size === 0) return msg`File is empty.`;
  switch (fileProblem(file, rules)) {
    case 'type':
      return otherKind;
    case 'size': {
      const megabytes = rules.maxSize / 1024 ** 2;
      return msg`File size must not exceed ${megabytes} MB.`;
    }
    default:
      return undefined;
  }
}
