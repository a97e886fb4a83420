/**
 * The address of an uploaded file on this site, from its path in an answer: a path
 * under `/api/` is used as it is, another rooted path gets `/api` in front, a bare name lies under
 * `/api/uploads/`. A picture that is still on this device, `blob:…`, has its address already.
 */
export function uploadUrl(path: string): string {
  if (path.startsWith('/api/') || path.startsWith('blob:')) return path;
  return path.startsWith('/') ? `/api${path}` : `/api/uploads/${path}`;
}
