import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': '지금은 진행 중인 프로모션이 없어요',
  'promotion.activity.all': '전체 프로모션',
  'promotion.activity.gone': '종료된 프로모션이에요',
  'promotion.activity.gone.body': '진행 중인 프로모션을 확인하세요',
  'promotion.activity.more': '자세히 보기',
  'promotion.reward.title': '아직 리워드가 없어요',
  'promotion.reward.body': '받은 리워드가 여기에 표시돼요',
  'promotion.reward.offers': '프로모션 보기',
  'promotion.invite.title': '추천 프로그램은 아직 준비 중이에요',
  'promotion.invite.body': '{merchant}에서 프로그램을 시작하면 추천 링크, 초대한 친구, 수익을 여기서 확인할 수 있어요',
  'promotion.invite.code': '추천 코드가 있나요?',
  'promotion.invite.code.body': '회원가입할 때 입력해 주세요. 나중에는 추가할 수 없어요.',
  'promotion.invite.register': '회원가입',
}
