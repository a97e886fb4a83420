import type { IHttpHeaderParam } from '@stoplight/types';

type Headers = Readonly<Record<string, string>>;

/** Whether the headers of an answer, by name in lower case, carry one as it was declared. */
export type HeaderCheck = (headers: Headers) => boolean;

interface Text {
  type?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

function fits({ minLength = 0, maxLength = Infinity, pattern, ...schema }: Text) {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const allowed = schema.enum && new Set(schema.enum);
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isNumber = schema.type === 'integer';
  return (value: string) => {
    if (isNumber)
      return /^-?\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
    if (value.length < minLength || value.length > maxLength) return false;
    return (allowed?.has(value) ?? true) && (expression?.test(value) ?? true);
  };
}

/**
 * Checks of declared headers that are quicker than Prism's, which builds a schema for every answer. Not more
 * lenient in what the contract uses: presence, length, pattern, enum, whole numbers.
 */
export function headerChecks(declared: readonly IHttpHeaderParam[]): HeaderCheck[] {
  return declared.map(({ name, required = false, schema = {} }) => {
    const key = name.toLowerCase();
    const isRight = fits(schema as Text); // a header is a text or a number
    return (headers) => {
      const value = headers[key];
      return value === undefined ? !required : isRight(value);
    };
  });
}
