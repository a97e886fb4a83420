import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../openapi/model/document.ts';

/** Where the contract is read from. */
export interface ContractFiles {
  /** The contract in one JSON document. */
  bundle: string;
  /** The root of what it is bundled from, `openapi.yaml`; read again when a file of its folder changes. */
  source?: string;
  /** Markdown of what holds for every operation, for the documentation. */
  policy?: string;
}

/** A file is not the contract; the message names it and the reason. */
export class ContractFileError extends Error {
  override readonly name = 'ContractFileError';
}

/** The bundled contract. Throws ContractFileError when the file cannot be read or is no bundled contract. */
export function readContract({ bundle }: ContractFiles): OpenApiDocument {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(bundle, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ContractFileError(`${bundle} cannot be read: ${reason}`, { cause });
  }
  if (
    typeof document === 'object' &&
    document !== null &&
    'openapi' in document &&
    'paths' in document
  )
    return document as OpenApiDocument; // the engine finds what its operations lack
  throw new ContractFileError(`${bundle} is no OpenAPI document.`);
}
