import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Tungkol sa terms na ito
Ang terms na ito ang kasunduan sa pagitan mo at ng kumpanyang nasa likod ng {merchant}. Nasa Help center ang pangalan ng kumpanya, ang lisensya nito at kung paano ito makokontak.
# Ang account mo
Kailangang hindi bababa sa {age} taong gulang ka at pinapayagang maglaro sa lugar kung saan ka nakatira. Isang account bawat tao, sa sarili mong pangalan.
Huwag ibahagi ang password mo. Ang anumang gawin gamit ito ay itinuturing na ginawa mo, hanggang sabihin mo sa amin na may ibang nakakaalam nito.
Posibleng hingin ng batas na suriin namin ang edad mo, ang pagkakakilanlan mo at kung saan galing ang pera mo. Hangga’t hindi pa ito tapos, posibleng mas matagal ang payout.
# Pera
Mag-deposit lang mula sa sarili mong mga account at card. Ibinabayad ang mga withdrawal sa account na nasa sarili mong pangalan.
Walang interes ang balance mo at hindi ito bank deposit. Kung may halagang nailagay nang mali, itatama namin ito at sasabihin sa iyo.
# Mga bet
May bisa ang bet kapag tinanggap na namin ito, at hindi na ito mababago pagkatapos, maliban kung pinapayagan ka ng laro na bawiin ito bago magsimula. Nasa page ng bawat laro ang rules nito.
Kinakansela ang round na hindi matapos dahil sa aberya, at ibinabalik ang taya mo. Ang record namin ng round ang masusunod, at makikita mo ito sa mga transaction mo.
# Patas na paggamit
Hindi pinapayagan ang mga program na naglalaro para sa iyo, ang pakikipagkasundo sa ibang player laban sa laro, at ang higit sa isang account. Kung may hinala kami nito, puwede naming i-hold ang payout habang sinusuri namin, at sasabihin namin sa iyo kung bakit.
# Pagtatapos
Puwede mong hilinging isara ang account mo anumang oras, sa “Account ko”, “Security”. Sa iyo pa rin ang pera sa balance mo: i-withdraw muna ito. Kung may matira, kokontakin ka ng support team namin para ibayad ito sa iyo bago isara ang account.
Puwede naming isara ang account na lumalabag sa terms na ito o sa batas. Ibabayad namin ang nararapat sa iyo, maliban kung ipinagbabawal ng batas.
# Mga pagbabago
Hihilingin naming tanggapin mo ang bagong version bago ka mag-deposit o maglaro ulit. Hindi kailanman naghihintay dito ang mga withdrawal. Kung hindi ka sang-ayon sa amin, tingnan ang “Mga reklamo”.`,
  'legal.privacy': `# Anong impormasyon ang nasa amin
Ang ibinibigay mo sa amin: username, mga contact, mga payout account, at mga dokumento kung kailangan naming suriin ang pagkakakilanlan mo.
Ang nangyayari dito: mga deposit, withdrawal, bet, message, at mga login mo kasama ang device at network.
# Saan namin ito ginagamit
Para patakbuhin ang account mo, bayaran ka, pigilan ang panloloko at protektahan ang mga player. Hinihingi ng batas ang ilan dito, gaya ng mga record ng payment.
Kung may pahintulot mo, sinusukat namin ang mga pagbisita at advertising. Puwede kang magbago ng isip sa Help center anumang oras.
# Sino ang nakakakuha nito
Nakukuha ng mga payment provider ang kailangan para sa payment. Nakakakuha ang mga game provider ng number para sa iyo at ng mga taya mo, hindi kailanman ang mga contact mo.
Nakukuha ng mga awtoridad ang hinihingi ng batas. Walang nakukuha ang mga advertising at analytics partner kung wala kang pahintulot, at hindi kailanman ang pangalan mo.
# Gaano katagal namin ito pinapanatili
Ang mga record ng payment at bet, hangga’t hinihingi ng batas. Ang history ng mga login mo, 90 araw. Pagkatapos noon, binubura ang data.
# Mga karapatan mo
Puwede mong tingnan, itama at kumuha ng kopya ng data mo, tutulan ang paggamit nito, o hilinging burahin namin ang hindi namin kailangang panatilihin. I-contact ang support.
Puwede ka ring magreklamo sa data protection authority ng bansa mo.`,
  'legal.bonus': `# Kailan may bisa ang bonus
May sariling terms ang bawat bonus: halaga, panahon, mga laro at kung ano ang kailangan mong i-bet muna. Ipinapakita ang mga ito bago mo kunin ang bonus, at nauuna ang mga ito kaysa sa page na ito.
Isang bonus ng bawat uri kada tao, sambahayan, payment account at device.
# Pag-bet ng bonus
Hangga’t hindi mo pa na-bet ang kinakailangang halaga, hindi mai-withdraw ang bonus at ang napanalunan mo gamit ito. Ang sarili mong pera, puwede.
Hindi kasama sa bilang ang mga bet na kinansela o ibinalik.
# Pagtatapos
Puwede mong bitawan ang bonus anumang oras. Natatapos ito kasabay ng panahon nito, at kasama nitong natatapos ang napanalunan gamit ito.
# Maling paggamit
Kung may kumuha ng parehong bonus gamit ang ilang account, o nag-bet sa bawat resulta para lang matugunan ang terms, puwede naming bawiin ang bonus at ang napanalunan gamit ito. Sa iyo pa rin ang perang na-deposit mo.`,
  'legal.complaints': `# Sabihin muna sa amin
I-contact ang support at sabihin kung ano ang nangyari, kailan, at sa aling laro o payment. Makakatulong ang screenshot. Makikita mo ang ID ng mga bet at payment sa mga transaction mo.
# Ano ang susunod na mangyayari
Kukumpirmahin namin ang reklamo mo sa loob ng 2 working days at sasagutin sa loob ng 14 na araw. Kung kailangan namin ng mas mahabang panahon, sasabihin namin sa iyo kung bakit at hanggang kailan.
Mananatili sa dati ang account at pera mo habang sinusuri ito. Walang masamang epekto sa iyo ang pagreklamo.
# Kung hindi ka sang-ayon
Hilinging tingnan ulit ito ng taong hindi nagpasya rito dati. Pagkatapos noon, puwede kang lumapit sa awtoridad na nagbibigay ng lisensya sa amin. Nasa Help center ang pangalan nito.
# Pagiging patas ng laro
Ikaw mismo, puwede mong suriin ang resulta ng bawat draw at round ng sarili naming mga laro gamit ang “I-check ang fairness”. Kung may hindi pumasang check, ipadala ito sa amin.`,
}
