import { expect, it } from 'vitest';
import { launcherOf } from './launcher.ts';

it('names the command and the least version, and imports the program', () => {
  const launcher = launcherOf('pruva-mock', '>=26', './bin.main.js');
  expect(launcher.split('\n')[0]).toBe('#!/usr/bin/env node');
  expect(launcher).toContain('pruva-mock needs Node 26 or newer');
  expect(launcher).toContain("await import('./bin.main.js')");
});

it('refuses a range that it cannot compare', () => {
  expect(() => launcherOf('pruva-mock', '^26.1', './bin.main.js')).toThrow('write it as >=26');
});
