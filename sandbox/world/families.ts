import { accessoryFamilies } from './families-accessories.ts'
import { clothesFamilies } from './families-clothes.ts'
import { livingFamilies } from './families-living.ts'
import { menFamilies } from './families-men.ts'
import { type Family, family, w } from './family.ts'

const families = {
  ...clothesFamilies,
  ...accessoryFamilies,
  ...livingFamilies,
  ...menFamilies,
  kids: family({
    segments: ['kids'],
    sizes: 'kids',
    palette: 'clothes',
    materials: w('Organic Cotton, Jersey, Fleece, Denim, Linen, Corduroy'),
    cuts: w('Printed, Pull-On, Long-Sleeve, Short-Sleeve, Ruffled, Striped, Hooded, Easy-On'),
    patterns: 'dress',
    names: 'fashion',
    details: w('Nickel-free snaps, Machine washable, Room to grow, Soft seams, Name label inside'),
  }),
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families

export function getFamily(name: FamilyName): Family {
  return families[name]
}
