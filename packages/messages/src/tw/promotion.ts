import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': '目前沒有優惠活動',
  'promotion.activity.all': '所有優惠活動',
  'promotion.activity.gone': '此優惠活動已結束',
  'promotion.activity.gone.body': '看看目前有哪些活動',
  'promotion.activity.more': '了解更多',
  'promotion.reward.title': '尚無獎勵',
  'promotion.reward.body': '您的獎勵會顯示在這裡',
  'promotion.reward.offers': '查看優惠活動',
  'promotion.invite.title': '推薦計畫尚未開放',
  'promotion.invite.body': '{merchant} 開放後，您可以在這裡查看推薦連結、受邀好友與收益',
  'promotion.invite.code': '有推薦碼嗎？',
  'promotion.invite.code.body': '請在註冊時輸入，之後無法再補填',
  'promotion.invite.register': '註冊',
}
