import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'مائنز',
  'mines.how':
    'چنیں کہ 25 خانوں میں کتنی بارودی سرنگیں چھپی ہوں۔ ہر ہیرا ضرب بڑھاتا ہے۔ جب چاہیں رقم وصول کریں: سرنگ پر شرط بغیر جیت کے ختم ہو جاتی ہے۔ کھلی رہ جانے والی شرط 24 گھنٹے بعد موجودہ ضرب پر ادا ہوتی ہے؛ کوئی ہیرا نہ ملا ہو تو رقم واپس ہوتی ہے۔',
  'mines.prize': 'ملے ہوئے ہیرے',
  'mines.prize.row': '{id} عدد',
  'mines.next': 'اگلا ہیرا',
  'mines.start': 'پہلے شرط لگائیں، پھر خانے چنیں',
  'mines.wait': 'شرط لگائی جا رہی ہے…',
  'mines.tile':
    'خانہ {number}{kind, select, gem {، ہیرا} hit {، سرنگ جس پر آپ پہنچے} mine {، سرنگ} missed {، ہیرا جو نہیں چنا} other {}}',
  'mines.spoken': 'ہیرا {count}، ابھی وصولی {amount}',
  'mines.count': 'سرنگیں',
  'mines.gems': '{count, plural, one {# ہیرا} other {# ہیرے}}',
  'mines.fewer': 'کم سرنگیں',
  'mines.more': 'زیادہ سرنگیں',
  'mines.choice': '{count, plural, one {# سرنگ} other {# سرنگیں}}',
}
