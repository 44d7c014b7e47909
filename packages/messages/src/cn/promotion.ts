import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': '目前没有优惠活动',
  'promotion.activity.all': '全部活动',
  'promotion.activity.gone': '该活动已结束',
  'promotion.activity.gone.body': '此活动不再展示，请看看正在进行的活动。',
  'promotion.activity.more': '查看详情',
  'promotion.reward.title': '暂无待领取的奖励',
  'promotion.reward.body': '当{merchant}的活动给予您奖励时，会连同条款、进度和截止日期显示在这里。',
  'promotion.reward.offers': '查看优惠活动',
  'promotion.invite.title': '推荐计划尚未开放',
  'promotion.invite.body': '{merchant}开放推荐计划后，您可以在这里看到自己的链接、通过链接加入的好友以及您的收益。',
  'promotion.invite.code': '朋友给了您推荐码？',
  'promotion.invite.code.body': '请在注册账户时填写，之后它会一直与您的账户关联。',
  'promotion.invite.register': '注册账户',
}
