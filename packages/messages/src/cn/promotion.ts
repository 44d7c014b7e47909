import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': '暂无优惠活动',
  'promotion.activity.all': '全部优惠活动',
  'promotion.activity.gone': '该优惠活动已结束',
  'promotion.activity.gone.body': '查看正在进行的优惠活动',
  'promotion.activity.more': '查看详情',
  'promotion.reward.title': '暂无奖励',
  'promotion.reward.body': '您的奖励会显示在这里',
  'promotion.reward.offers': '查看优惠活动',
  'promotion.invite.title': '推荐计划尚未开放',
  'promotion.invite.body': '{merchant}开放推荐计划后，您的推荐链接、受邀好友和收益会显示在这里',
  'promotion.invite.code': '有推荐码？',
  'promotion.invite.code.body': '请在注册时填写，之后无法补填',
  'promotion.invite.register': '注册',
}
