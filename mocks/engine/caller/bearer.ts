/** The token in an Authorization header; the scheme is read in any case, as HTTP says. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1];
}
