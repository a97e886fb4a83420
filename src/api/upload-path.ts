/**
 * The address of an uploaded file on this site, from its path in an answer: a path
 * under `/api/` is used as it is, another rooted path gets `/api` in front, a bare name lies under
 * `/api/uploads/`.
 */
export function uploadUrl(path: string): string {
  if (path.startsWith('/api/')) return path;
  return path.startsWith('/') ? `/api${path}` : `/api/uploads/${path}`;
}
