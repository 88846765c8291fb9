/**
 * The passwords of six characters and more that people choose most: digits, keyboard rows, names, football
 * clubs and words that appear in every published list of breached passwords, and this shop's own words.
 * Attackers try these first.
 */
const LISTED = `
123456 123456789 12345678 1234567 1234567890 123123 111111 000000 654321 666666 987654321 112233 121212 123321
555555 777777 888888 999999 222222 333333 444444
159753 147258 147258369 123654 123654789 789456 789456123 456789 456123 741852 741852963 852456 963852741
951753 753951 159357 258456 101010 131313 202020 212121 232323 242424 252525 696969 141414 151515 171717
100000 102030 10203040 112358 1122334455 11223344 12344321 123454321 12341234 1234321 123789 123987 135790
135791 246810 314159 31415926 911911 420420 789789 098765 0987654321 987654 9876543210 876543 87654321 7654321
543210
11111111 00000000 88888888 99999999 77777777 66666666 55555555 22222222 33333333 44444444 1111111 0000000
7777777 1111111111 0000000000 12121212 12312312 123123123 321321 456456 147147 147852 159159 258258 369369
password password1 password12 password123 password1234 password12345 password! password1! passw0rd p@ssword
p@ssw0rd pa55word pa55w0rd pass123 pass1234 passpass passwort passw0rd1 password2 password3 password01
password99 mypassword newpassword
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyui qwert12345 qwe123
qweqwe qweasd qweasdzxc qazwsx qazwsxedc 1qaz2wsx 1qaz2wsx3edc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3
q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm123 zxcasdqwe asdfgh asdfghj asdfghjk asdfghjkl
asdfasdf asdf1234 asd123 asdasd asdzxc azerty azertyuiop qwaszx qwer1234 1234qwer 123qwe 123qweasd 12qwaszx
poiuyt poiuytrewq mnbvcxz lkjhgfdsa
abc123 abcd1234 abcdef abcdefg abcdefgh abcdefghi abc12345 abcd123 abc1234 a12345 a123456 a1234567 a12345678
a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 123abc 123456a 12345a 123456q 1234567a 12345678a 123456789a
123456abc aaaaaa aaaaaaaa bbbbbb cccccc xxxxxx xxxxxxxx zzzzzz qqqqqq ssssss dddddd
iloveyou iloveyou1 iloveyou2 iloveu ilovegod ilovehim iloveme loveme lovely lover1 loverboy lovers love123
love1234 sweety sweetheart babygirl babygirl1 babyboy beautiful princess princess1 prince angel1 angel123
angels pretty gorgeous darling honey1 honeybee
welcome welcome1 welcome12 welcome123 welcome2 letmein letmein1 letmein123 letmeout changeme changeme1
changeme123 access access14 admin1 admin12 admin123 admin1234 admin12345 adminadmin administrator root123
rootroot toor123 master master1 superman superuser supervisor system sysadmin server default guest1 guest123
user123 user1234 username login1 login123 secret secret1 secret123 private
test12 test123 test1234 test12345 testing testing1 testtest tester temp123 temppass sample example demo123
demodemo oracle cisco123 manager office internet network computer computer1 windows microsoft samsung nokia1
iphone android google yahoo123 hotmail facebook linkedin myspace1 minecraft pokemon pokemon1 nintendo
playstation
monkey monkey1 monkey123 dragon dragon1 dragon123 shadow shadow1 michael michael1 michelle jessica jessica1
jennifer jordan jordan1 jordan23 ashley ashley1 daniel daniel1 charlie charlie1 thomas thomas1 george george1
andrew andrew1 joshua joshua1 matthew matthew1 robert robert1 william samantha nicole nicole1 hannah hannah1
sophie sophie1 oliver oliver1 olivia amelia jasmine jasmine1 jasper harley harley1 hunter hunter1 hunter2
buster buster1 bailey bailey1 tigger tigger1 ginger maggie maggie1 pepper pepper1 cookie cookie1 chocolate
cheese butterfly flower flowers purple orange yellow silver golden rainbow sunshine sunshine1 summer summer1
summer123 winter winter1 winter123 autumn spring
football football1 football12 baseball baseball1 basketball soccer soccer1 hockey rugby1 cricket arsenal
arsenal1 chelsea chelsea1 liverpool liverpool1 liverpoolfc everton tottenham spurs1 manchester manutd mancity
newcastle villa1 westham westham1 rangers rangers1 celtic celtic1 scotland england england1 ireland london
london1 london123 britain british
starwars starwars1 batman batman1 spiderman ironman avengers matrix trustno1 whatever whatever1 freedom
freedom1 forever forever1 nothing blessed jesus1 jesuschrist christ family friends friend friendship lucky1
lucky7 lucky13 killer killer1 gandalf merlin mustang mustang1 ferrari porsche mercedes corvette camaro yamaha
honda1 toyota bmw123 audi123 vauxhall michelin tyres123 tyres1 treadline treadline1 treadline123
correcthorsebatterystaple letmeinplease thisisapassword thisismypassword passwordpassword qwertyqwerty
123456123456 1234567891011 12345678910 123456789012 1234512345 11223344556677 administrator1 adminpassword
admin123456 password123456 password1234567 qwertyuiop123 changemenow iloveyou123 iloveyouforever
`;

const COMMON: ReadonlySet<string> = new Set(LISTED.trim().split(/\s+/));

/** Whether an attacker would try this password early, ignoring case. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.toLowerCase()) || /^(.)\1*$/su.test(password);
