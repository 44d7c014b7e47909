import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'បាការ៉ាត់',
  'baccarat.how':
    'ខាងកូន និងខាងមេទទួលបៀម្ខាងពីរសន្លឹក ពីបៀប្រាំបីហ៊ូដែលទើបសាប់ថ្មី។ អាត់គិត 1 លេខ 2 ដល់ 9 គិតតាមលេខ ហើយ 10 និងបៀរូបគិត 0។ រាប់តែខ្ទង់ចុងនៃផលបូក។ បើខាងណាមួយបាន 8 ឬ 9 គ្មានខាងណាហូតបន្ថែមទេ។ បើមិនដូច្នេះទេ ខាងកូនហូតសន្លឹកទីបីពេលមាន 0 ដល់ 5។ បើខាងកូនមិនហូត ខាងមេហូតពេលមាន 0 ដល់ 5។ បើខាងកូនហូត ខាងមេហូតជានិច្ចពេលមាន 0 ដល់ 2 ហូតពេលមាន 3 លើកលែងតែសន្លឹកនោះជា 8 ហូតពេលមាន 4 បើសន្លឹកនោះជា 2 ដល់ 7 ហូតពេលមាន 5 បើជា 4 ដល់ 7 និងហូតពេលមាន 6 បើជា 6 ឬ 7។ ខាងដែលមានពិន្ទុខ្ពស់ជាងឈ្នះ។ បើស្មើ ការភ្នាល់លើខាងកូន និងខាងមេត្រូវបានសងវិញ។',
  'baccarat.prize': 'លទ្ធផល',
  'baccarat.prize.row':
    '{id, select, player {កូនឈ្នះ} banker {មេឈ្នះ ដកកម្រៃជើងសារ 5%} tie {ស្មើ} playerPair {គូខាងកូន} bankerPair {គូខាងមេ} returned {ស្មើ សងប្រាក់ភ្នាល់វិញ} other {}}',
  'baccarat.bet': 'ភ្នាល់លើ',
  'baccarat.side': '{side, select, player {កូន} banker {មេ} tie {ស្មើ} playerPair {គូខាងកូន} bankerPair {គូខាងមេ} other {}}',
  'baccarat.points': '{points, plural, other {# ពិន្ទុ}}',
  'baccarat.result': '{result, select, player {កូនឈ្នះ} banker {មេឈ្នះ} tie {ស្មើ} other {}}',
  'baccarat.short': '{result, select, player {ក} banker {ម} tie {ស} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}៖ {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} ប៊ិក} hearts {{rank} កឺ} diamonds {{rank} ការ៉ូ} clubs {{rank} ជួង} other {}}',
  'baccarat.start': 'កូន មេ ឬស្មើ?',
  'baccarat.wait': 'កំពុងដាក់ភ្នាល់…',
  'baccarat.deal': 'កំពុងចែកបៀ…',
  'baccarat.road': 'លទ្ធផលចុងក្រោយរបស់ខ្ញុំ',
}
