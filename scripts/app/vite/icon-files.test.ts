import { expect, test } from 'vitest';
import { importIconsByFile } from './icon-files.ts';

const files = new Map([
  ['List', 'list'],
  ['TriangleAlert', 'triangle-exclamation-point'],
  ['Map', 'map'],
]);

test('each icon comes from its own file, under the name it is used by, and no line moves', () => {
  const code = `import {\n  List,\n  type LucideIcon,\n  Map as MapIcon,\n  TriangleAlert,\n} from 'lucide-react';\nlater();`;
  expect(importIconsByFile(code, files)).toBe(
    "import List from 'lucide-react/icons/list'; " +
      "import type { LucideIcon } from 'lucide-react'; " +
      "import MapIcon from 'lucide-react/icons/map'; " +
      "import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';\n\n\n\n\n\nlater();",
  );
});

test('what is no icon is left to the package', () => {
  expect(importIconsByFile('import { LucideProvider } from "lucide-react";', files)).toBe(
    "import { LucideProvider } from 'lucide-react';",
  );
  const types = "import type { LucideIcon } from 'lucide-react';";
  expect(importIconsByFile(types, files)).toBe(types);
});
