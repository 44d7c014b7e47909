import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'ナイトマーケット',
  'slot.how':
    '5つのリールがランダムに止まります。賭け金は各ラインに均等に分けられます。左端のリールから同じシンボルが3つ以上並ぶと配当があります。ランタンはワイルドで、どんぶり以外のすべてのシンボルの代わりになります。どんぶりは3つ以上出れば、どの位置でも配当があります。1回のスピンの配当はすべて合計されます。',
  'slot.lines': 'ライン',
  'slot.lines.count': '{count, plural, other {#ライン}}',
  'slot.lines.each': '1ライン{amount}',
  'slot.hint': '左から3つそろえば配当',
  'slot.wins': '{count, plural, other {配当#件}}：{amount}',
  'slot.win.line': 'ライン{number}：{symbol} × {count}で{factor}',
  'slot.win.anywhere': '{symbol} × {count}で{factor}',
  'slot.row': '{number}段目：{symbols}',
  'slot.symbol':
    '{symbol, select, moon {月} koi {鯉} fan {扇} tea {お茶} bao {肉まん} skewer {串焼き} chili {唐辛子} lantern {ランタン} bowl {どんぶり} other {シンボル}}',
  'slot.paytable.symbol': 'シンボル',
  'slot.paytable.note': '賭け金合計に対する倍数（{count, plural, other {#ライン}}）',
  'slot.paytable.wild': 'ワイルド：どんぶり以外のすべてのシンボルの代わり、リール2、3、4に出現',
  'slot.paytable.anywhere': 'スキャッター：どの位置でも配当あり',
  'slot.paytable.lines': 'ライン一覧',
  'slot.paytable.line': 'ライン{number}：段{rows}',
  'slot.paytable.longest': '各ラインの配当は、左から最も長い並びに対して1回です。',
}
