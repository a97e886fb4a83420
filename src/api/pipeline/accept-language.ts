import type { Step } from './pipeline.ts';

/** Asks for the service's own sentences, those of refusals, in the language of the page. */
export function acceptLanguage(language: () => string): Step {
  return ({ request }, next) => {
    request.headers.set('Accept-Language', language());
    return next(request);
  };
}
