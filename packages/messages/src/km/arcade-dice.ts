import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'គ្រាប់ឡុកឡាក់',
  'dice.how':
    'ប្រព័ន្ធចេញលេខពី 0.00 ដល់ 99.99។ សូមជ្រើសគោលដៅ ហើយជ្រើសថាលេខដែលចេញត្រូវធំជាង ឬតូចជាងវា។ ឱកាសកាន់តែតិច ប្រាក់ឈ្នះកាន់តែច្រើន។',
  'dice.prize': 'លទ្ធផល',
  'dice.prize.row': '{id, select, win {លេខឈ្នះ} other {{id}}}',
  'dice.target': 'គោលដៅ',
  'dice.over': 'ធំជាង',
  'dice.under': 'តូចជាង',
  'dice.swap': 'ប្តូររវាងធំជាង និងតូចជាង',
  'dice.factor': 'មេគុណ',
  'dice.chance': 'ឱកាសឈ្នះ %',
  'dice.chance.invalid': 'សូមបញ្ចូលឱកាសពី 0.01 ដល់ 98',
}
