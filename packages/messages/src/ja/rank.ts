import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'レベルはまだありません',
  'rank.next': 'あと{amount}のベットで{level}に到達',
  'rank.top': '最高レベルに到達しています',
  'rank.levels': 'すべてのレベル',
  'rank.from': '累計ベット{amount}から',
  'rank.withdrawals': '24時間で{amount}まで出金できます',
  'rank.explain': '確定したリアルマネーのベットはすべて対象です。到達したレベルは下がりません。',
}
