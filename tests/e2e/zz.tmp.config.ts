import base from '/work/main/tests/e2e/playwright.config.ts';
import { inDevelopment } from '/work/main/tests/e2e/support/development.ts';
export default { ...base, testDir: '/work/main/tests/e2e', outputDir: '/tmp/p/results', projects: [{...inDevelopment, use: {...inDevelopment.use, baseURL: 'http://127.0.0.1:5380'}}], webServer: [] , workers: 2 };
