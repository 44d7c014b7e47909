import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'এখন কোনো অফার নেই',
  'promotion.activity.all': 'সব অফার',
  'promotion.activity.gone': 'এই অফার শেষ হয়ে গেছে',
  'promotion.activity.gone.body': 'এখন কী চলছে দেখুন',
  'promotion.activity.more': 'আরও পড়ুন',
  'promotion.reward.title': 'এখনো কোনো রিওয়ার্ড নেই',
  'promotion.reward.body': 'আপনার রিওয়ার্ড এখানে দেখা যাবে',
  'promotion.reward.offers': 'অফার দেখুন',
  'promotion.invite.title': 'রেফারেল প্রোগ্রাম এখনো চালু হয়নি',
  'promotion.invite.body': '{merchant} এটি চালু করলে আপনার রেফারেল লিংক, আমন্ত্রিত বন্ধু ও আয় এখানে পাবেন',
  'promotion.invite.code': 'রেফারেল কোড আছে?',
  'promotion.invite.code.body': 'নিবন্ধনের সময় কোডটি দিন। পরে যোগ করা যায় না।',
  'promotion.invite.register': 'নিবন্ধন করুন',
}
