import { getCategory } from './categories.ts'
import { getCategoryPath } from './category-path.ts'

/**
 * Returns a category's audience in the terms that Google's
 * feeds use; for girls, this is "female" and "kids".
 */
export interface People {
  gender: 'female' | 'male' | 'unisex'
  ageGroup: 'adult' | 'kids' | 'infant'
}

export function getPeople(category: number): People {
  const { gender } = getCategory(category)
  const [top, part] = getCategoryPath(category)
  const isFemale = gender === 'women' || part === 'Girls'
  const isMale = gender === 'men' || part === 'Boys'
  return {
    gender: isFemale ? 'female' : isMale ? 'male' : 'unisex',
    ageGroup: top !== 'Kids & Baby' ? 'adult' : part === 'Baby' ? 'infant' : 'kids',
  }
}
