import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Kuhusu masharti haya
Masharti haya ni makubaliano kati yako na kampuni inayoendesha {merchant}. Kituo cha msaada kinataja kampuni, leseni yake na jinsi ya kuwasiliana nayo.
# Akaunti yako
Lazima uwe na umri wa angalau miaka {age} na uruhusiwe kucheza mahali unapoishi. Akaunti moja kwa kila mtu, kwa jina lako mwenyewe.
Usimpe mtu yeyote nenosiri lako. Kinachofanywa kwa nenosiri hilo huhesabiwa kuwa umefanya wewe, hadi utuambie kuwa mtu mwingine analo.
Sheria inaweza kututaka tukague umri wako, utambulisho wako na chanzo cha pesa zako. Hadi hilo likamilike, malipo ya pesa unazotoa yanaweza kuchukua muda mrefu zaidi.
# Pesa
Weka pesa kutoka kwenye akaunti na kadi zako mwenyewe pekee. Pesa unazotoa hulipwa kwenye akaunti zenye jina lako.
Salio lako halipati riba na si amana ya benki. Kiasi kikirekodiwa kimakosa, tutarekebisha na kukujulisha.
# Beti
Beti huhesabiwa tukishaikubali, na haiwezi kubadilishwa baada ya hapo, isipokuwa mchezo ukuruhusu kuiondoa kabla haujaanza. Kanuni za kila mchezo ziko kwenye ukurasa wake.
Raundi isiyoweza kumalizika kwa sababu ya hitilafu hughairiwa, na dau lako hurudishwa. Rekodi yetu ya raundi ndiyo huamua, na unaweza kuiona kwenye miamala yako.
# Matumizi ya haki
Programu zinazocheza kwa niaba yako, makubaliano na wachezaji wengine dhidi ya mchezo, na kuwa na akaunti zaidi ya moja haviruhusiwi. Tukishuku hilo, tunaweza kushikilia malipo huku tukikagua, na tutakueleza sababu.
# Kufunga akaunti
Unaweza kutuomba tufunge akaunti yako wakati wowote, kwenye “Akaunti yangu”, “Usalama”. Pesa zilizo kwenye salio lako hubaki zako: zitoe kwanza. Zikibaki, timu yetu ya huduma kwa wateja itawasiliana nawe ili kukulipa kabla ya akaunti kufungwa.
Tunaweza kufunga akaunti inayokiuka masharti haya au sheria. Tutakulipa unachotudai, isipokuwa sheria ikataze.
# Mabadiliko
Tunakuomba ukubali toleo jipya kabla ya kuweka pesa au kucheza tena. Kutoa pesa hakusubiri hilo kamwe. Ikiwa hukubaliani nasi, ona “Malalamiko”.`,
  'legal.privacy': `# Tunachohifadhi
Unachotupatia: jina la mtumiaji, mawasiliano, akaunti za kupokea pesa, na hati ikiwa tunahitaji kukagua utambulisho wako.
Kinachofanyika hapa: kuweka pesa, kutoa pesa, beti, ujumbe, na kuingia kwako pamoja na kifaa na mtandao.
# Tunachotumia kufanya nini
Kuendesha akaunti yako, kukulipa, kuzuia ulaghai na kulinda wachezaji. Baadhi yake huhitajika kisheria, kama rekodi za malipo.
Kwa idhini yako tunapima ziara na matangazo. Unaweza kubadilisha uamuzi wako kwenye kituo cha msaada wakati wowote.
# Nani anapata
Watoa huduma za malipo hupata kinachohitajika kwa malipo. Watengenezaji wa michezo hupata namba inayokuwakilisha na madau yako, kamwe si mawasiliano yako.
Mamlaka hupata kinachohitajika kisheria. Washirika wa matangazo na takwimu hawapati chochote bila idhini yako, na kamwe hawapati jina lako.
# Tunahifadhi kwa muda gani
Rekodi za malipo na beti kwa muda unaotakiwa na sheria. Historia ya kuingia kwako kwa siku 90. Baada ya hapo, data hufutwa.
# Haki zako
Unaweza kuona, kusahihisha na kupata nakala ya data yako, kupinga matumizi yake, au kutuomba tufute tusicholazimika kuhifadhi. Wasiliana na huduma kwa wateja.
Unaweza pia kulalamika kwa mamlaka ya ulinzi wa data ya nchi yako.`,
  'legal.bonus': `# Bonasi inapohesabiwa
Kila bonasi ina masharti yake: kiasi, kipindi, michezo na unachopaswa kubeti kwanza. Huonyeshwa kabla hujaichukua, na yana nguvu kuliko ukurasa huu.
Bonasi moja ya aina moja kwa kila mtu, kaya, akaunti ya malipo na kifaa.
# Kubeti bonasi
Hadi ubeti kiasi kinachotakiwa, bonasi na unachoshinda kwayo haviwezi kutolewa. Pesa zako mwenyewe zinaweza.
Beti zilizoghairiwa au kurudishwa hazihesabiwi.
# Kumalizika
Unaweza kuacha bonasi wakati wowote. Huisha pamoja na kipindi chake, na ushindi uliopatikana kwayo huisha nayo.
# Matumizi mabaya
Mtu akichukua bonasi ile ile kwa akaunti kadhaa, au akiweka beti kwenye kila matokeo ili tu kutimiza masharti, tunaweza kuondoa bonasi na ushindi uliopatikana kwayo. Pesa ulizoweka hubaki zako.`,
  'legal.complaints': `# Tuambie kwanza
Wasiliana na huduma kwa wateja na ueleze nini kilitokea, lini, na katika mchezo au malipo yapi. Picha ya skrini husaidia. Utapata vitambulisho vya beti na malipo kwenye miamala yako.
# Kinachofuata
Tunathibitisha kupokea lalamiko lako ndani ya siku 2 za kazi na kulijibu ndani ya siku 14. Tukihitaji muda zaidi, tutakueleza sababu na hadi lini.
Akaunti yako na pesa zako hubaki kama zilivyo wakati huo. Lalamiko halikuletei madhara yoyote.
# Ikiwa hukubaliani
Omba mtu ambaye hakuamua awali aliangalie tena. Baada ya hapo unaweza kwenda kwa mamlaka iliyotupa leseni. Kituo cha msaada kinaitaja.
# Uhalali wa mchezo
Unaweza kukagua mwenyewe matokeo ya kila droo na raundi ya michezo yetu kwa “Hakiki uhalali”. Uhakiki ukishindwa, ututumie.`,
}
