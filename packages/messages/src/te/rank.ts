import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'ఇంకా లెవెల్ లేదు',
  'rank.next': '{level} చేరడానికి ఇంకా {amount} బెట్ చేయండి',
  'rank.top': 'మీరు అత్యున్నత లెవెల్‌కు చేరుకున్నారు',
  'rank.levels': 'అన్ని లెవెల్స్',
  'rank.from': 'మొత్తం బెట్స్ {amount} నుండి',
  'rank.withdrawals': '24 గంటల్లో {amount} వరకు విత్‌డ్రా చేయవచ్చు',
  'rank.explain': 'సెటిల్ అయిన ప్రతి నిజమైన డబ్బు బెట్ లెక్కలోకి వస్తుంది. చేరుకున్న లెవెల్ తగ్గదు.',
}
