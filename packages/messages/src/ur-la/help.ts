import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Aam sawalon ke jawab',
  'help.contact': 'Jawab nahi mila ya account mein login nahi ho raha? Support se rabta karein.',
  'help.deposit.title': 'Deposit kaise karun?',
  'help.deposit.body':
    '“Deposit” mein jayein, adaigi ka tareeqa chunein aur raqam darj karein. Payment provider ke page par adaigi ki tasdeeq karein, phir yahan wapas aayein.\nAdaigi ki tasdeeq hote hi aap ka balance update ho jata hai, chahe page band ho chuka ho. Tab tak deposit pending dikhaya jata hai. Aap se kabhi do baar raqam nahi li jati.',
  'help.withdrawal.title': 'Raqam kaise nikalwaun?',
  'help.withdrawal.body':
    'Ek baar apne naam ka wusooli account shamil karein, phir “Raqam nikalwayein” mein raqam darj karein. Raqam foran hold par chali jati hai aur bets ke liye istemal nahi ho sakti.\nBank ki tasdeeq par raqam aap ke balance se nikal jati hai. Agar bank mustarad kar de to poori raqam balance mein wapas aa jati hai. Agar bank jawab na de to raqam hold par rehti hai aur jaanch jari rehti hai.',
  'help.lottery.title': 'Lottery kaise kaam karti hai?',
  'help.lottery.body':
    'Har minute qurandazi hoti hai. Betting us se 5 second pehle band ho jati hai. Ticket lene par bet ki raqam hold par chali jati hai. Ticket tabhi shamil hota hai jab qurandazi khuli ho, warna raqam wapas ho jati hai.\nJeet ki raqam qurandazi ke foran baad balance mein shamil ho jati hai. Inaamaat aur ausat wapsi ke liye lottery mein “Inaamaat” dekhein.',
  'help.fair.title': 'Kaise pata chale ke qurandazi shafaf hai?',
  'help.fair.body':
    'Betting khulne se pehle har qurandazi ka khufiya seed lock ho jata hai aur us ka hash shaya kar diya jata hai. Betting band hone par tickets ki list bhi lock ho jati hai. Qurandazi ke baad seed zahir kar diya jata hai.\nKoi bhi qurandazi kholein aur “Shafafiyat jaanchein” par tap kar ke har marhala apne browser mein dohrayein. Agar ek hindsa bhi badla gaya ho to jaanch nakaam ho jayegi.',
  'help.account.title': 'Apna account kaise mehfooz rakhun?',
  'help.account.body':
    'Aisa password rakhein jo aap kahin aur istemal na karein. Agar kisi ko maloom ho sakta hai to “Mera account” mein isay tabdeel karein. Baqi tamam devices se logout ho jayega.\nHamari team aap se kabhi password nahi mangegi.',
  'help.safer.title': 'Khel par qaboo kaise rakhun?',
  'help.safer.body':
    'Khelne ke liye umar 18 saal ya zyada hona zaroori hai. Shuru karne se pehle tay karein ke kitna waqt aur kitni raqam kharch karni hai, aur wahan pahunch kar ruk jayein. Zaroorat ki raqam se kabhi bet na lagayein, aur haari hui raqam wapas lene ke liye kabhi na khelein.\nAgar khel mein maza na rahe to support ya apne mulk ki helpline se rabta karein. “Mera account”, “Security” mein kisi bhi waqt account band karne ki darkhwast di ja sakti hai.',
  'help.terms.title': 'Sharait o zawabit mukhtasar',
  'help.terms.body':
    'Ek shakhs, ek account. Umar 18 saal ya zyada ho aur apni raqam se khelein. Nikalwayi gayi raqam aap ke apne naam ke account mein bheji jati hai.\nHar bet ki raqam aur har jeet aap ke len den mein darj hoti hai. Nataij hatmi hain. Hum bhi inhein nahi badal sakte.',
  'help.legal': 'Mukammal matn',
  'help.legal.terms': 'Sharait',
  'help.legal.privacy': 'Privacy policy',
  'help.legal.bonus': 'Bonus ke qawaid',
  'help.legal.complaints': 'Shikayaat',
  'help.legal.version': 'Version number {version}',
  'help.legal.absent': 'Yeh version yahan dastyab nahi',
  'help.legal.current': 'Maujooda matn dekhein',
  'help.legal.short': 'Mukhtasar',
  'help.about.title': '{merchant} ke baare mein',
  'help.about.legalName': 'Company',
  'help.about.authority': 'Licence dene wala idara',
  'help.about.number': 'Licence number',
  'help.about.registeredAddress': 'Registered pata',
  'help.about.email': 'Email',
  'help.about.telephone': 'Phone number',
  'help.about.serviceHours': 'Support ke auqaat',
  'consent.title': 'Aap ki privacy',
  'consent.body':
    'Aap tay karein ke aap ke visit ke baare mein kaun jaane. Aap ka naam kisi ko nahi milta, aur faisla yahan kabhi bhi badla ja sakta hai.',
  'consent.ask.all':
    'Kya aap ka visit analytics aur ishtiharat ke partners ke sath share kiya jaye? Unhein aap ka naam kabhi nahi milta.',
  'consent.ask.measurement':
    'Kya aap ka visit analytics partners ke sath share kiya jaye? Is se humein behtar hone mein madad milti hai, aur unhein aap ka naam kabhi nahi milta.',
  'consent.ask.advertising':
    'Kya aap ka visit ishtihari partners ke sath share kiya jaye? Unhein aap ka naam kabhi nahi milta.',
  'consent.yes': 'Sab qabool karein',
  'consent.no': 'Sab mustarad karein',
  'consent.choose': 'Chunein',
  'consent.purpose.measurement': 'Analytics',
  'consent.purpose.advertising': 'Ishtiharat',
  'consent.about.measurement':
    'Humein batata hai ke kaun se pages aur campaigns kaam karte hain. Partners: {partners}.',
  'consent.about.advertising':
    'Partners ko batata hai ke aap ne yahan kya kiya aur un ka kaun sa ishtihar aap ko yahan laya. Partners: {partners}.',
  'consent.saved': 'Save ho gaya',
  'consent.failed': 'Abhi save nahi hua. Isay dobara bheja jayega.',
  'help.search': 'Madad mein talash karein',
  'help.search.none': '“{query}” ke liye kuch nahi mila',
  'help.category.payments': 'Adaigiyan',
  'help.category.games': 'Khel',
  'help.category.promotions': 'Promotions dekhein',
  'help.category.account': 'Aap ka account',
  'help.category.safer': 'Zimmedarana khel',
  'help.category.other': 'Deegar',
  'help.vote': 'Kya is se madad mili?',
  'help.vote.yes': 'Ji haan',
  'help.vote.no': 'Nahi',
  'help.vote.thanks': 'Batane ka shukriya',
  'help.vote.more': 'Mazeed madad chahiye?',
  'help.list': 'Tamam mauzu',
  'help.gone': 'Yeh mazmoon ab dastyab nahi',
}
