import { describe, expect, it } from 'vitest';
import { CannotGenerate } from './cannot-generate.ts';
import { findJava, majorVersion } from './java.ts';

describe('majorVersion', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_412"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['The operation could not be completed. Unable to locate a Java Runtime.', 0],
  ])('of %j is %i', (text, version) => {
    expect(majorVersion(text)).toBe(version);
  });
});

describe('findJava', () => {
  it('says that Java is missing, where it looked, and how to get one', () => {
    const find = () => findJava({ PATH: '/nowhere', JAVA_HOME: '/nowhere/java' });
    expect(find).toThrow(CannotGenerate);
    expect(find).toThrow(/Java is missing.*JAVA_HOME \(\/nowhere\/java\)[\s\S]*Install a Java, 17/);
  });
});
