import type { Plugin } from 'vite';

const PAGE = '/src/features/development/ui-gallery/index.html';

/** Serves the gallery of the design system at `/_ui`, in development only: nothing of it is built. */
export function uiGallery(): Plugin {
  return {
    name: 'ui-gallery',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { url = '' } = request;
        if (/^\/_ui(?=$|\?)/.test(url)) request.url = url.replace('/_ui', PAGE);
        next();
      });
    },
  };
}
