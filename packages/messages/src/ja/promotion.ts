import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': '現在、開催中のキャンペーンはありません',
  'promotion.activity.all': 'すべてのキャンペーン',
  'promotion.activity.gone': 'このキャンペーンは終了しました',
  'promotion.activity.gone.body': '開催中のものをご覧ください',
  'promotion.activity.more': '詳しく見る',
  'promotion.reward.title': '特典はまだありません',
  'promotion.reward.body': '獲得した特典がここに表示されます',
  'promotion.reward.offers': 'キャンペーンを見る',
  'promotion.invite.title': '友達紹介プログラムはまだ始まっていません',
  'promotion.invite.body': '{merchant}で開始されると、紹介リンク、招待した友達、獲得額がここに表示されます',
  'promotion.invite.code': '紹介コードをお持ちですか？',
  'promotion.invite.code.body': '新規登録時に入力してください。後から追加することはできません。',
  'promotion.invite.register': '新規登録',
}
