import { administration } from './administration.ts';
import { availabilities } from './availabilities.ts';
import { boats } from './boats.ts';
import { bookings } from './bookings.ts';
import { others } from './others.ts';
import { people } from './people.ts';
import type { Recipe, Recipes } from './recipe.ts';
import { tours } from './tours.ts';

const ALL: Recipes = {
  ...people,
  ...boats,
  ...tours,
  ...availabilities,
  ...bookings,
  ...others,
  ...administration,
};

/** The recipe of an operation; an empty one when its examples and its path say all. */
export function recipeOf(operationId: string): Recipe {
  return ALL[operationId] ?? {};
}

/** The operations that have a recipe; each is one of the contract's. */
export const namesOfRecipes: readonly string[] = Object.keys(ALL);
