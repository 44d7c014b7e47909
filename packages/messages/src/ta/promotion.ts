import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'இப்போது சலுகைகள் எதுவும் இல்லை',
  'promotion.activity.all': 'அனைத்துச் சலுகைகளும்',
  'promotion.activity.gone': 'இந்தச் சலுகை முடிந்துவிட்டது',
  'promotion.activity.gone.body': 'இப்போது உள்ளவற்றைப் பார்க்கவும்',
  'promotion.activity.more': 'மேலும் அறிய',
  'promotion.reward.title': 'இன்னும் வெகுமதிகள் இல்லை',
  'promotion.reward.body': 'உங்கள் வெகுமதிகள் இங்கே தெரியும்',
  'promotion.reward.offers': 'சலுகைகளைப் பார்',
  'promotion.invite.title': 'பரிந்துரைத் திட்டம் இன்னும் தொடங்கவில்லை',
  'promotion.invite.body': '{merchant} தொடங்கியதும், உங்கள் பரிந்துரை இணைப்பு, அழைத்த நண்பர்கள், ஈட்டிய தொகை ஆகியவை இங்கே தெரியும்',
  'promotion.invite.code': 'பரிந்துரைக் குறியீடு உள்ளதா?',
  'promotion.invite.code.body': 'பதிவுசெய்யும்போது உள்ளிடவும். பிறகு சேர்க்க முடியாது.',
  'promotion.invite.register': 'பதிவுசெய்',
}
