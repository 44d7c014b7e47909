import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# In sharait ke baare mein
Yeh sharait aap aur {merchant} chalane wali company ke darmiyan muahida hain. Company ka naam, us ka licence aur rabte ka tareeqa help center mein darj hai.
# Aap ka account
Aap ki umar kam az kam {age} saal ho aur aap ke ilaqe mein khelne ki ijazat ho. Ek shakhs ka ek hi account, apne naam par.
Apna password kisi ko na batayein. Jab tak aap humein na batayein ke password kisi aur ke paas hai, us se kiya gaya har kaam aap ka samjha jayega.
Qanoon ke tehat humein aap ki umar, shanakht aur raqam ka zariya jaanchna par sakta hai. Jab tak yeh na ho jaye, adaigi mein zyada waqt lag sakta hai.
# Raqam
Sirf apne accounts aur cards se deposit karein. Nikalwayi gayi raqam aap ke apne naam ke account mein bheji jati hai.
Aap ke balance par koi sood ya munafa nahi milta aur yeh bank deposit nahi hai. Agar koi raqam ghalti se darj ho jaye to hum usay durust karte hain aur aap ko batate hain.
# Bets
Bet tab lagti hai jab hum usay qabool kar lein, aur us ke baad badli nahi ja sakti, siwaye is ke ke game shuru hone se pehle usay wapas lene de. Har game ke qawaid us ke page par hain.
Jo round kisi kharabi ki wajah se mukammal na ho sake woh mansookh hota hai, aur bet ki raqam wapas ki jati hai. Round ka hamara record hatmi hai, aur woh aap ke len den mein dekha ja sakta hai.
# Munsifana istemal
Aap ki jagah khelne wale programs, kisi game ke khilaf doosre players se mili bhagat, aur ek se zyada account ki ijazat nahi. Agar humein shak ho to jaanch ke dauran adaigi roki ja sakti hai, aur hum aap ko wajah batate hain.
# Khatma
“Mera account”, “Security” mein kisi bhi waqt account band karne ki darkhwast di ja sakti hai. Balance ki raqam aap hi ki rehti hai: pehle usay nikalwa lein. Agar kuch baqi ho to account band karne se pehle hamari support team adaigi ke liye aap se rabta karti hai.
Jo account in sharait ya qanoon ki khilaf warzi kare, hum usay band kar sakte hain. Jo raqam aap ki banti hai woh ada ki jati hai, siwaye is ke ke qanoon mana kare.
# Tabdeeliyan
Naye version ki manzoori hum aap se dobara deposit karne ya khelne se pehle mangte hain. Raqam nikalwana kabhi is ka intezar nahi karta. Agar hum se ittifaq na ho to “Shikayaat” dekhein.`,
  'legal.privacy': `# Hum kya mehfooz rakhte hain
Jo aap se milta hai: username, rabte ki maloomat, wusooli accounts, aur agar shanakht jaanchni ho to kaghzaat.
Jo yahan hota hai: deposit, nikalwayi gayi raqam, bets, paighamat, aur aap ke login, device aur network ke sath.
# Hum is se kya karte hain
Aap ka account chalana, aap ko adaigi karna, fraud rokna aur players ki hifazat. Kuch cheezein qanoon ke tehat zaroori hain, jaise adaigiyon ka record.
Aap ki ijazat se hum visits aur ishtiharat ko naapte hain. Faisla help center mein kisi bhi waqt badla ja sakta hai.
# Kis ko milta hai
Payment providers ko woh jo adaigi ke liye zaroori ho. Game providers ko aap ke liye ek number aur bets ki raqam, aap ke rabte ki maloomat kabhi nahi.
Hukkaam ko woh jo qanoon mange. Ishtiharat aur analytics ke partners ko aap ki ijazat ke baghair kuch nahi, aur aap ka naam kabhi nahi.
# Hum kab tak rakhte hain
Adaigiyon aur bets ka record jab tak qanoon mange. Aap ke login ka record 90 din. Us ke baad data mita diya jata hai.
# Aap ke huqooq
Aap ko haq hai ke apna data dekhein, durust karwayein, us ki copy lein, us ke istemal par aitraz karein, ya woh mitwayein jo humein rakhna zaroori nahi. Support se rabta karein.
Apne mulk ke data protection idare se bhi shikayat ki ja sakti hai.`,
  'legal.bonus': `# Bonus kab lagu hota hai
Har bonus ki apni sharait hain: raqam, muddat, games aur pehle kitni raqam ki bets lagani hain. Yeh bonus lene se pehle dikhayi jati hain, aur farq ho to is page ke bajaye wohi lagu hoti hain.
Ek qism ka ek hi bonus fi shakhs, gharana, adaigi ka account aur device.
# Bonus se bet lagana
Jab tak matlooba raqam ki bets na lag jayein, bonus aur us se jeeti hui raqam nahi nikalwayi ja sakti. Aap ki apni raqam nikalwayi ja sakti hai.
Jo bets mansookh ya wapas ho gayin, woh gini nahi jatin.
# Khatma
Bonus kisi bhi waqt chhora ja sakta hai. Bonus apni muddat ke sath khatam hota hai, aur us se jeeti hui raqam bhi us ke sath khatam ho jati hai.
# Ghalat istemal
Agar koi ek hi bonus kai accounts se le, ya sirf sharait poori karne ke liye har nateeje par bet lagaye, to hum bonus aur us se jeeti hui raqam wapas le sakte hain. Jo raqam aap ne deposit ki hai woh aap hi ki rehti hai.`,
  'legal.complaints': `# Pehle humein batayein
Support se rabta karein aur batayein ke kya hua, kab hua, aur kis game ya adaigi mein. Screenshot se madad milti hai. Bets aur adaigiyon ki ID aap ke len den mein milti hai.
# Phir kya hota hai
Hum 2 kaam ke dinon mein aap ki shikayat milne ki tasdeeq karte hain aur 14 din mein jawab dete hain. Agar zyada waqt chahiye ho to hum wajah aur muddat batate hain.
Is dauran aap ka account aur aap ki raqam waise hi rehte hain. Shikayat se aap ko koi nuqsan nahi hota.
# Agar aap ka ittifaq na ho
Kahein ke koi aisa shakhs isay dobara dekhe jis ne pehle faisla na kiya ho. Us ke baad us idare se rabta kiya ja sakta hai jo humein licence deta hai. Us ka naam help center mein hai.
# Game ki shafafiyat
Hamari apni games ki har qurandazi aur har round ka nateeja “Shafafiyat jaanchein” se khud jaancha ja sakta hai. Agar jaanch nakaam ho to humein bhejein.`,
}
