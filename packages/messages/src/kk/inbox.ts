import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Хабарламалар',
  'inbox.new': 'Жаңа',
  'inbox.notices': 'Жаңалықтар',
  'inbox.push': 'Хабарландыру параметрлері',
  'inbox.push.lead':
    'Құлып экранына не жіберетінімізді таңдаңыз. Хабарландыруларда сома да, шот нөмірі де ешқашан көрсетілмейді.',
  'inbox.push.device': 'Осы құрылғы',
  'inbox.push.on': 'Хабарландырулар қосулы',
  'inbox.push.off': 'Хабарландырулар өшірулі',
  'inbox.push.turn.on': 'Қосу',
  'inbox.push.turn.off': 'Өшіру',
  'inbox.push.denied':
    'Бұл сайттың хабарландырулары бұғатталған. Браузердегі сайт параметрлерінде рұқсат беріп, бетті жаңартыңыз.',
  'inbox.push.unsupported': 'Бұл браузер хабарландыру көрсете алмайды',
  'inbox.push.install': 'iPhone мен iPad құрылғыларында хабарландырулар қолданба негізгі экранға қосылған соң істейді',
  'inbox.push.install.action': 'Негізгі экранға қосу',
  'inbox.push.failed': 'Хабарландырулар қосылмады. Сәлден кейін қайталап көріңіз.',
  'inbox.push.topics': 'Нені хабарлау керек',
  'inbox.push.security': 'Қауіпсіздік пен кірулер (әрқашан қосулы)',
  'inbox.push.money': 'Толықтыру және ақша шығару',
  'inbox.push.lottery': 'Ұтқан билеттер',
  'inbox.push.support': 'Қолдау қызметінің жауаптары',
  'inbox.push.promotion': 'Акциялар',
  'inbox.push.quiet': 'Тыныш уақыт',
  'inbox.push.quiet.on': 'Түнде хабарландыруларды тоқтату',
  'inbox.push.quiet.from': 'Басталуы',
  'inbox.push.quiet.to': 'Аяқталуы',
  'inbox.push.quiet.note': 'Қауіпсіздік хабарландырулары әрқашан келеді',
  'inbox.push.saved': 'Сақталды',
  'push.ask.title': 'Хабарландыруларды қосасыз ба?',
  'push.ask.body':
    'Балансыңыз толықтырылғанда, шығарған ақшаңыз жіберілгенде немесе билетіңіз ұтқанда хабарлаймыз. Мұны кез келген уақытта хабарламалар бөлімінде өзгерте аласыз.',
  'push.ask.yes': 'Қосу',
  'push.ask.no': 'Қазір емес',
  notification_request_tips: 'Хабарландырулар бұғатталған. Браузердегі сайт параметрлерінде рұқсат бере аласыз.',
}
