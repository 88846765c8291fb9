/**
 * The passwords of six characters and more that people choose most, in lower case: the first 3,150 of the ten million
 * that M. Burnett published, as zxcvbn 4.4.2 (MIT) orders them, coarse words and all. Attackers try these first.
 */
const PUBLISHED = `
fuckyou fuckme ranger asshole klaster dallas biteme yankees austin thunder diamond hammer fucker gfhjkm golfer scooter
maverick sparky phoenix mickey bigdog snoopy guitar chicken peanut falcon cowboy steelers smokey dakota boomer eagles
tigers marina nascar booboo gateway monster spider diablo bulldog junior compaq lakers iceman hardcore cowboys banana
ncc1701 boston tennis coffee scooby nikita mother barney brandy chester fuckoff player midnight chicago bigdaddy redsox
badboy fender slayer rabbit natasha marine bigdick wizard marlboro raiders casper fishing iwantu panties adidas winner
ghbdtn cocacola winston madison panther blowme sexsex bigtits spanky thx1138 canada blowjob 8675309 muffin liverpoo
apples slipknot qazxsw scorpion butter startrek newyork redskins gemini cameron florida turtle sierra viking booger
butthead doctor rocket dolphins captain bandit jaguar packers pookie peaches dolphin helpme theman maxwell shithead
maddog giants nirvana metallic hotdog rosebud mountain warrior stupid elephant suckit success bond007 jackass alexis
scorpio samson rush2112 driver freddy sydney gators dexter red123 creative voodoo trouble america nissan gunner
garfield bullshit fucking apollo 1qazxsw2 eminem legend airborne beavis brooklyn godzilla skippy 4815162342 kitten
shelby beaver phantom xavier braves darkness blink182 copper platinum tomcat 01012011 bigboy animal police online
voyager lifehack sniper 315475 trinity blazer heaven snowball playboy bubbles hooters willow donkey topgun saturn
destiny pakistan pumpkin digital sergey redwings explorer runner therock guinness lasvegas beatles cassie christin
andrey broncos 007007 eclipse fluffy cartman michigan carolina alexande birdie pantera cherry vampire mexico dickhead
buffalo genius montana maximus flyers stalker metallica doggie snickers speedy bronco lol123 paradise yankee horses
magnum dreams lacrosse goober enigma qwertyu scotty pimpin bollocks surfer poohbear genesis racing hello1 hawaii eagle1
poopoo einstein boobies 12345q bitches drowssap simple badger alaska action jester drummer 111222 spitfire forest
maryjane champion diesel svetlana friday hotrod westside security badass shorty thumper hitman mozart reddog 010203
lizard ruslan 1232323q scarface buddha spirit money1 stargate naruto mercury liberty 12345qwert semperfi suzuki popcorn
spooky marley cherokee vikings simpsons rascal hummer loveyou patches russia jupiter penguin passion cumshot vfhbyf
vladimir sandman passport raider bastard infinity assman bulldogs fantasy sucker 1234554321 horney domino budlight
disney usuckballz1 softball brutus redrum bigred fktrcfylh karina marines digger kawasaki cougar fireman oksana monday
justice nigger wildcats tinker logitech dancer swordfis avalon alexandr motorola patriots hentai madonna pussy1 ducati
colorado connor juventus galore smooth freeuser warcraft boogie titanic wolverin elizabet arizona valentin saints
accord yfnfif stinky spiderma naughty chopper hello123 ncc1701d extreme skyline zombie pearljam froggy awesome vision
pirate fylhtq dreamer bullet predator empire 123123a kirill panthers skipper nemesis rasdzv3 peekaboo rolltide cardinal
psycho danger mookie happy1 wanker chevelle goblue 9379992 hobbes vegeta fyfcnfcbz picard 159951 victory vfrcbv bambam
serega turkey tweety galina hiphop rooster berlin taurus suckme polina electric avatar 134679 maksim raptor alpha1
hendrix newport bigcock brazil madmax britney sublime darkside bigman wolfpack classic hercules ronaldo blizzard
123456789q cheyenne cjkysirj tiger1 wombat bubba1 pandora zxc123 holiday wildcat devils alabama 147852369 caesar buddy1
bondage pussycat pickle shaggy catch22 leather chronic qqq111 qaz123 airplane kodiak freepass billybob sunset katana
chocolat snowman stingray firebird wolves zeppelin detroit pontiac gundam panzer vagina outlaw redhead tarheels
greenday nastya 01011980 hardon engineer hellfire serenity fireball lickme darkstar 1029384756 124578 strike beauty
pavilion 01012000 bobafett dbrnjhbz bigmac bowling chris1 ytrewq natali pyramid dodgers apache swimming whynot trooper
fuckit defender precious packard weasel popeye lucifer cancer icecream 142536 swordfish presario viktor rockstar blonde
james1 wutang atlanta airforce thailand casino lennon hacker bluebird hawkeye theone catfish sailor goldfish nfnmzyf
tattoo pervert barbie maxima nipples machine trucks wrangler tornado lights cadillac bubble pegasus madman longhorn
browns target 666999 qazwsx123 dilbert christia baller lesbian shooter xfiles seattle qazqaz cthutq amateur prelude
corona freaky malibu 123qweasdzxc assassin atlantis integra pussies lonewolf dragons unicorn software bobcat stealth
peewee openup srinivas zaqwsx valentina shotgun trigger veronika bruins coyote babydoll dollar lestat rocky1 hottie
random wordpass smiley chipper samurai devildog maddie soso123aljg mistress flipper express hjvfirf cessna piglet
polaris teacher montreal cookies wolfgang scully fatboy wicked tickle dfvgbh foobar transam fetish oicu812 basketba
toshiba hotstuff sunday gambit impala stephani hooker lancer knicks shamrock fuckyou2 stinger redneck deftones squirt
siemens blaster trucker subaru renegade ibanez manson swinger reaper blondie mylove galaxy blahblah enterpri travel
1234abcd babylon5 indiana skeeter ficken bigone sweetpea fucked trfnthbyf marino escort smitty bigfoot larisa trumpet
spartan valera babylon yankees1 bigboobs stormy mister hamlet aardvark butterfl marathon paladin cavalier skater indigo
hornet buckeyes 01011990 indians karate hesoyam toronto diamonds chiefs buckeye highland hotsex charger redman passwor
maiden drpepper pornstar garden pencil sherlock timber thuglife insane jungle aragorn 1a2b3c hamster david1 triumph
techno lollol pioneer catdog 321654 fktrctq morpheus 141627 pascal hobbit wetpussy erotic consumer blabla justme stones
chrissy spartak goforit burger pitbull adgjmptw italia barcelona hunting colors kissme virgin overlord pebbles sundance
emerald racecar element 1478963 zipper alpine basket goddess poison nipple sakura chichi huskers pussys q12345 ultimate
ncc1701e blackie nicola rommel caserta geronimo sammy1 trojan 123qwe123 philips nugget tarzan chicks aleksandr bassman
trixie portugal anakin dodger bomber superfly madness q1w2e3r4t5y6 123asd fatcat ybrbnf soldier warlock wrinkle1 desire
sexual seminole alejandr 11235813 andrei concrete letmein2 ladybug christop trombone tintin bluesky rhbcnbyf qazxswedc
onelove cdtnkfyf vfvjxrf titans stallion hansolo blue22 smiles beagle panama kingkong flatron inferno mongoose connect
snatch qawsed rocker snakes bluemoon sex4me finger jamaica mulder beetle fuckyou1 passat immortal plastic anthony1
whiskey dietcoke spunky magic1 monitor cactus exigen planet ripper spyder apple1 nolimit hollywoo sticky trunks
14789632 pickles sailing bonehead ghbdtnbr charlott rubber molly1 yomama hongkong jumper william1 ilovesex faster
unreal cumming memphis 1123581321 nylons legion sebastia shalom pentium geheim werewolf funtime ferret curious 555666
niners cantona sprite philly pirates abgrtyu lollipop eternity boeing super123 sweets cooldude tottenha green1 jackoff
stocking 7895123 moomoo martini biscuit drizzt colt45 fossil makaveli snapper satan666 maniac salmon patriot verbatim
shasta shaved blackcat raistlin punkrock cjkywt 01012010 waterloo crimson twister oxford musicman seinfeld biggie
condor ravens megadeth wolfman cosmos sharks banshee keeper foxtrot gn56gn56 skywalke velvet black1 sesame squirrel
privet sunrise wolverine legolas grendel carrot frosty lvbnhbq blades stardust qazwsxed 121314 coolio brownie groovy
twilight daytona vanhalen pikachu peanuts licker hershey jericho intrepid zaq123 lobster goblin punisher strider shogun
kansas amadeus seven7 jason1 neptune showtime muscle oldman ekaterina rfrfirf getsome showme 111222333 obiwan skittles
tanker maestro tarheel anubis hannibal newlife gothic fighter blue123 123456z princes thunder1 sabine python mirage
clover tequila surfing delete potato chubby panasonic sandiego portland baggins fusion sooners blackdog buttons
californ moscow playtime mature 1a2b3c4d dagger stimpy asdf123 gangster warriors iverson chargers byteme swallow liquid
dingdong nymets cracker mushroom 456852 crusader bigguy dkflbvbh bugger nimrod tazman stranger newpass doodle powder
gotcha guardian dublin slapshot septembe 147896325 pepsi1 milano grizzly woody1 knights photos nookie charly rammstein
brasil 123321123 scruffy munchkin poopie 123098 kittycat latino walnut thegame viper1 1passwor kolobok picasso barcelon
bananas trance auburn coltrane eatshit goodluck starcraft wheels parrot postal wisdom gorilla katerina shaney14 dumbass
osiris fuck_inside oakland discover ranger1 spanking lonestar meridian heather1 dookie stonecol megaman 192837465
rjntyjr ledzep lowrider 25802580 richard1 firefly griffey racerx paradox ghjcnj gangsta zaq1xsw2 tacobell weezer sirius
halflife buffett shiloh 123698745 vertigo sergei aliens sobaka keyboard kangaroo sinner 0.0.000 bonjour socrates chucky
hotboy sprint sarah1 scarlet celica shazam formula1 sommer trebor qwerasdf mailcreated5240 bollox asshole1 fuckface
rebels vacation lexmark penguins 12369874 ragnarok formula tempest vfhecz tacoma qwertz colombia flames rockon prodigy
wookie dodgeram mustangs 123qaz sithlord smoker incubus scoobydo oblivion molson kitkat titleist rescue zxcv1234 carpet
bigballs tardis jimbob xanadu blueeyes shaman mersedes pooper pussy69 golfing hearts mallard kenwood patrick1 cowboys1
123zxc nuttertools 102938 topper shemale sleepy gremlin yourmom gateway1 printer monkeys peterpan kingston cooler
analsex asterix freckles birdman frank1 defiant aussie blondes tatyana 445566 aspirine mariners jackal deadhead katrin
rootbeer frogger scooter1 noodles parola shaolin celine 11112222 plymouth creampie justdoit ohyeah fatass assfuck
amazon 1234567q kisses magnus nopass 987456 6751520 putter champs massive spidey lightnin camelot letsgo gizmodo
aezakmi caliente goodtime thankyou raiders1 brucelee redalert aquarius 456654 catherin smokin mypass astros roller
porkchop sapphire qwert123 kevin1 a1s2d3f4 beckham atomic rusty1 vanilla qazwsxedcrfv kaktus cxfcnmt blacky 753159
elvis1 aggies blackjac bangkok scream 123321q iforgot power1 kasper slappy shitty veritas chevrole amber1 01012001
amsterdam jammer primus spectrum eduard granny horny1 sasha1 clancy usa123 diamond1 hitler avenger spankme 123456qwerty
smudge scrappy labrador john316 syracuse front242 falcons husker candyman commando pacman delta1 pancho krishna fatman
clitoris pineappl lesbians 8j4ye3uz barkley vulcan punkin celtics monopoly flyboy romashka hamburg 123456aa gangbang
223344 area51 spartans aaa111 tricky snuggles homerun vectra homer1 hermes topcat cuddles infiniti 1234567890q cosworth
phoenix1 ivanov bossman qawsedrf peugeot exigent doberman durango brandon1 plumber telefon horndog laguna rbhbkk
webmaster breeze porsche9 beefcake leopard redbull oscar1 topdog godsmack theking omega1 speaker viktoria fuckers
bowler starbuck gjkbyf valhalla anarchy blacks herbie kingpin starfish loveit achilles 906090 labtec ncc1701a fitness
brando kicker napass desert sailboat bohica tractor hidden muppet jackson1 jimmy1 terminator phillies terror farside
swingers legacy frontier butthole doughboy jrcfyf tuesday sabbath nebraska homers qwertyuio azamat fallen agent007
striker camels iguana looker pinkfloy moloko dannyboy luckydog 789654 pistol whocares charmed skiing select franky
daniil vladik vfrcbvrf ihateyou nevada moneys vkontakte mandingo puppies 666777 mystic zidane kotenok dilligaf budman
bunghole zvezda 123457 triton golfball technics trojans laptop rookie 01011991 15426378 aberdeen gustav jethro
enterprise stripper filter hurrican rfnthbyf lespaul gizmo1 132435 dthjybrf 1366613 excalibu 963852 nofear momoney
possum cutter oilers moocow cupcake gbpltw splash svetik super1 soleil bogdan melissa1 vipers tdutybq lancelot ccbill
keystone flamingo firefox dogman vortex noodle raven1 zaphod killme coolman danila designer skinny kamikaze deadman
gopher doobie warhammer deeznuts freaks engage chevy1 steve1 apollo13 poncho hammers azsxdc dracula 000007 bitch1
deskjet macdaddy mighty manchest sterlin casey1 meatball mailman sinatra cthulhu bubbas cartoon bicycle eatpussy
truelove sentinel tolkien breast capone lickit summit 123456k peter1 daisy1 kitty1 123456789z crazy1 jamesbon texas1
sexygirl 362436 billyboy redhot microsof microlab daddy1 rockets iloveyo fernand gordon24 cutlass polska star69 titties
pantyhos 01011985 thekid aikido gofish mayday 1234qwe anfield lansing scotch catman 73501505 hustler dfkthbz passwor1
jenny1 azsxdcfv cheers irish1 gabrie tinman orioles charlton fortuna 01011970 airbus rustam xtreme bigmoney zxcasd
retard grumpy huskies boxing 4runner kelly1 ultima warlord fordf150 oranges rotten asdfjkl superstar denali sultan
bikini saratoga figaro sixers wildfire vladislav 128500 sparta mayhem greenbay chewie music1 number1 cancun mellon
cloud9 crunch bigtime chicken1 piccolo bigbird 321654987 billy1 01011981 maradona sandro chester1 bizkit rjirfrgbde
789123 rightnow hyperion treasure meatloaf armani rovers jarhead 01011986 cruise coconut dragoon utopia davids rfhbyf
reebok charli giorgi sticks sayang exodus anaconda zaqxsw illini woofwoof emily1 sandy1 packer poontang govols tomato
beaner cooter creamy lionking happy123 albatros poodle kenworth dinosaur greens happyday eeyore tsunami cabbage
holyshit turkey50 memorex chaser bogart orgasm tommy1 volley whisper knopka ericsson walleye 321123 katie1 chickens
tyler1 corrado twisted clemson tootsie milana zenith fktrcfylhf shania frisco polniypizdec0211 crazybab junebug fugazi
rereirf vfvekz sausage vfczyz koshka clapton justin1 anhyeuem condom hardrock skywalker tundra gringo 150781 vitalik
aspire stocks samsung1 applepie gandalf1 pillow sparkle gmoney rockhard samiam everest hellyeah bigsexy skorpion rfrnec
hedgehog australi candle slacker voyeur jazzman america1 bobby1 br0d3r wolfie vfksirf 1qa2ws3ed 13243546 fright
yosemite karolina barsik cheetah baddog deniska starship bootie milena hithere greatone 50cent 0.0.0.000 albion amanda1
midget maxell cyclone freeporn nikola bonsai kenshin slider balloon roadkill killbill 222333 jerkoff 78945612 dinamo
tekken rambler goliath cinnamon malaka backdoor fiesta packers1 rastaman fletch sojdlg123aljg stefano artemis calico
nyjets damnit robotech duchess rctybz hooter keywest 18436572 hal9000 mechanic pingpong operator presto rasputin
bristol faggot amsterda 321456 wibble carrera alibaba majestic ramses duster route66 trident clipper steeler wrestlin
divine kipper gotohell kingfish snake1 passwords buttman pompey viagra zxcvbnm1 332211 slutty lineage2 macross pooter
brian1 qwert1 charles1 jokers yzerman swimmer ne1469 nwo4life solnce seamus lolipop pupsik moose1 ivanova matador
love69 420247 ktyjxrf subway cinder vermont pussie florian magick guiness allsop ghetto flash1 typhoon dfkthf depeche
skydive dammit seeker fuckthis crysis kcj9wx5n umbrella r2d2c3po 123123q snoopdog critter theboss 162534 splinter
cyclops jayhawk 456321 caramel qwer123 underdog caveman onlyme grapes feather hotshot fuckher renault sex123 pippen
000001 789987 floppy megapass pornos kickass great1 quattro 135246 wassup helloo p0015123 chivas shannon1 bullseye
fishes blackhaw jamesbond tunafish juggalo dkflbckfd 123789456 dallas1 translator 122333 beanie alucard gfhjkm123
supersta magicman cohiba xbox360 caligula 12131415 facial 7753191 dfktynbyf cobra1 cigars klingon bob123 safari looser
deepthroat malina 200000 tazmania goalie jacob1 monaco cruiser misfit vh5150 tommyboy marino13 yousuck sharky vfhufhbnf
horizon absolut brighton 123456r death1 kungfu forfun mamapapa enter1 budweise banker getmoney kostya qazwsx12 bigbear
vector fallout nudist gunners royals chainsaw scania trader blueboy walrus eastside kahuna 01011989 cypress undertaker
ybrjkfq europa snowboar sabres moneyman chrisbln minime nipper groucho whitey viewsonic penthous wolf359 fabric
flounder coolguy whitesox passme smegma skidoo thanatos fucku2 snapple dalejr mondeo thesims mybaby panasoni sinbad
thecat topher sneakers q123456 z1x2c3 chicago1 taylor1 ghjcnjnfr cat123 olivier titanium madison1 jabroni hambone
intruder holly1 gargoyle sadie1 static poseidon studly newcastl sexxxx johannes danzig beastie musica buckshot sunnyday
adonis bluedog bonkers 2128506 chrono compute 01011988 turbo1 smelly wapbbs goldstar ferrari1 778899 quantum pisces
boomboom gunnar florida1 superman1 multiplelo custom motherlode 1qwerty westwood usnavy apple123 daewoo stereo sasuke
sunflowe watcher dharma 555777 mouse1 assholes babyblue 123qwerty marius walmart starfire paintbal knickers aaliyah
lokomotiv theend winston1 sapper erotica scanner sexy69 doogie bayern newbie scott1 losers droopy outkast martin1
dodge1 wasser ufkbyf rjycnfynby thirteen 12345z 112211 hotred deejay hotpussy 192837 jessic philippe panther1 cubbies
havefun magpie fghtkm avalanch newyork1 pudding leonid harry1 cbr600 audia4 bimmer 01011984 idontknow vfvfgfgf aleksey
builder 01011987 zerocool godfather mylife donuts allmine redfish 777888 sascha nitram bounce 333666 smokes 1x2zkg8w
rodman stunner zxasqw12 hoosier beretta insert 123456s rtyuehe francesc tights cheese1 micron quartz hockey1 gegcbr
searay jewels paintball celeron padres syncmaster simon1 beaches prissy diehard orange1 mittens aleksandra queens
02071986 biggles thongs southpark twinkle gretzky rabota cambiami monalisa gollum chuckles spike1 gladiator whisky
spongebob 03082006 mazafaka meathead ou8122 barefoot 12345678q cfitymrf bigass a1s2d3 kosmos blessing clevelan terrapin
ginger1 johnboy maggot clarinet deeznutz 336699 stumpy stoney footbal traveler bucket snapon pianoman hawkeyes futbol
casanova goodboy sexyman warthog mustard nickel meowmeow boricua prophet sauron 12qwas reefer andromeda crystal1 joker1
lovesex triangle whatsup mellow bengals monster1 01011910 123aaa sunshin smeghead hokies welder cerberus bunny1
rockford 1q2w3e4r5 goldwing gabriell buzzard crjhgbjy james007 rainman groove tiberius purdue nokia6300 hayabusa jagger
zigzag poochie usarmy redwood redwing 12345679 salamander silver1 sputnik boobie ripple eternal 12qw34er thegreat
allstar slinky gesperrt mishka whiskers pinhead overkill sweet1 rhfcjnrf montgom240 sersolution jamie1 starman swords
nikolay bacardi badgirl rebecca1 wildman penny1 spaceman logan1 hacked bulldog1 helmet windsor buffy1 runescape trapper
123451 banane dbrnjh ripken 12345qwe frisky fester lightning ib6ub9 cicero thedog 784512 01011992 megatron illusion
edward1 napster squash roadking woohoo 19411945 hoosiers 01091989 tracker bagira midway leavemealone 14725836 235689
menace rachel1 stoned realmadrid 787898 balloons tinkerbell 5551212 maria1 pobeda heineken sonics moonlight optimus
orchid 02071982 jaybird kashmir chuang chunky mortgage rulezzz saleen chuckie fishing1 gsxr750 doghouse reader buddah
benfica salomon meister eraser blackbir bigmike starter pissing deluxe eagles1 hardcock 135792468 seahawks godfathe
bookworm gregor talisman blackjack babyface hawaiian dogfood 01011975 sancho ludmila medusa mortimer 123456654321
roadrunn just4me stalin 01011993 handyman alphabet pizzas calgary clouds cgfhnfr cubswin max123 xxx123 digital1 gfhjkm1
7779311 missy1 michae beautifu gator1 pacers buddie chinook heckfy dutchess sally1 breasts beowulf darkman tiffany1
qazwsx1 satana idontkno smiths puddin nasty1 teddybea valkyrie passwd boxster killers cheater inuyasha beast1 wareagle
foryou dragonball mermaid bhbirf teddy1 dolphin1 misty1 delphi gromit sponge qazzaq fytxrf gameover beamer beemer
kittykat rancid manowar adam12 diggler assword austin1 wishbone gonavy sparky1 fisting thedude sinister venera novell
salsero jayden fuckoff1 linda1 vedder 02021987 1pussy redline jktymrf 02011985 dfcbkbq dragon12 chrome gamecube titten
bella1 02081988 eureka bitchass 147369 banner lakota 123321a mustafa preacher hotbox 02041986 z1x2c3v4 01011977
claymore electra checkers armagedon 02051986 wrestle svoboda nimbus alenka madina newpass6 onetime bartman 02091987
silverad electron 12345t devil666 skylar rhtdtlrj gobucks johann 12011987 milkman 02101985 camper thunderb bigbutt
jammin davide cheeks goaway lighter claudi thumbs pissoff ghostrider cocaine squall hootie blackout doitnow subzero
02031986 marine1 02021988 pothead 123456qw antoni bcfields marika 794613 musashi tulips southpar 02061985 mandarin
654123 ninjas cannabis jetski xerxes zhuang kleopatra dickie morgan1 dieter yfnfkmz dirtbike 1234567890a jackson5
ipswich iamgod 02011987 tdutybz modena slippery qweasd123 bluefish samtron 111333 iscool 02091986 petrov 1357924680
mollydog 02021986 1236987 pheonix ghblehjr othello starcraf 000111 sanfran a11111 cameltoe badman vasilisa 1qaz2ws
12qw12 369963 cheech beatle pickup paloma 01011983 caravan elizaveta gawker banzai pussey mullet bingo1 bearcat
flexible farscape borussia templar guitar1 toolman yfcntymrf chloe1 slave1 nuggets 02081984 mantis scorpio1 fyutkbyf
thedoors 02081987 02061986 123qq123 fergie 7ugd5hip2j asdfzxcv sunflower pussyman deadpool bigtit 01011982 love12
lassie skyler gatorade carpedie jockey spectre 02021984 cameron1 artemka 02031984 iomega moritz spinner heater grease
corleone ltybcrf cowboy1 hippie chimera alex123 02021985 mickey1 corsair sonoma aaron1 xxxpass bacchus webmaste xyz123
chrysler cosmic 01020304 deutsch gabriel1 123455 oceans 987456321 binladen latinas speedo buttercu 02081989 21031988
merlot millwall kotaku dragonba stonecold snuffy 01011999 02011986 hellos slapper istanbul bonjovi babylove bullfrog
phoeni porsche1 nomore 02061989 bobdylan capslock orion1 zaraza teddybear ntktajy myname wraith 02041984 smokie
chevrolet dialog gfhjkmgfhjkm dotcom monarch athlon mikey1 hamish coolness ramones ciccio chippy eddie1 house1 marker
cougars jackpot barbados pdtplf knockers cobalt amateurs dipshit napoli kilroy pulsar jayhawks daemon alexey shuang
9293709b13 shiner eldorado soulmate mclaren golfer1 andromed 50spanks sexyboy dogshit 02021983 kakashka syzygy 111111a
yeahbaby netscape fulham 120676 gooner rainbow6 laurent dog123 halifax freeway carlitos 147963 eastwood microphone
monkey12 persik coldbeer danny1 fgtkmcby entropy gadget just4fun baggio carlito 1234567891 02021989 02041983 specialk
piramida bigblue salasana hopeful mephisto annie1 generic violetta spencer1 arcadia 02051983 hondas 9562876 trainer
jones1 smashing 159632 iceberg rebel1 snooker matteo fastball q2w3e4r5 bamboo fuckyo shutup buddyboy nikitos redbird
maxxxx shitface 02031987 kissmyass sahara radiohea 1234asdf wildcard maxwell1 patric plasma heynow bruno1 bigfish
misfits sassy1 02011988 02081986 testpass nanook cygnus licking slavik pringles ninja1 submit dundee tiburon pinkfloyd
chopin obelix insomnia stroker 1a2s3d4f playboy1 lazarus spider1 homerj sleeper 02041982 darklord 02041988 02041987
tripod magician telephon vsjasnel12 pasword iverson3 pavlov homeboy gamecock brodie budapest yjdsqgfhjkm reckless
02011980 tiger123 mason1 orient 01011979 cdtnbr maksimka bushido taxman giorgio sphinx kazantip 02101984 concorde
verizon lovebug sam123 seadoo qazwsxedc123 jezebel pharmacy abnormal jellybea maxime islander bunnies jiggaman drakon
010180 zhjckfd classics crusher mordor hooligan strawberry 02081985 scrabble hawaii50 wg8e3wjf cthtuf premium 123456qwe
mazda626 ramrod tootie rhjrjlbk ghost1 bounty 02071984 killer12 sweetnes porno1 masamune 426hemi corolla mariposa
hjccbz doomsday bummer blue12 bird33 excalibur samsun kirsty buttfuck kfhbcf marcello 02021982 dynamite 655321 master12
123465 lollypop stepan 1qa2ws spiker goirish callum michael2 moonbeam attila henry1 lindros andrea1 sporty lantern
12365478 nextel violin volcom 998877 water1 imation inspiron dynamo citadel placebo clowns 02061988 tripper dabears
haggis merlin1 02031985 anthrax amerika vsegda burrito bombers snowboard forsaken katarina a1a2a3 woofer tigger2
fullmoon tiger2 snoopy1 sexxxy sausages stanislav cobain robotics exotic green123 mobydick senators pumpkins fergus
asddsa 147741 258852 windsurf reddevil vfitymrf nevermind woodland q1q2q3 wingman superb ganesh pecker zephyr
anastasiya icu812 larry1 02081982 broker zalupa mihail vfibyf dogger paddle varvara schalke 1z2x3c presiden yankees2
tuning 02051982 concord vanguard stiffy rjhjktdf felix1 wrench firewall bubba69 popper 02011984 gobears tipper fuckme1
kamila bigcat drummer1 02031982 sowhat digimon tigers1 jingle uranus soprano mandy1 dusty1 fandango pumpkin1 postman
02061980 dogcat bombay pussy123 onetwo highheel julie1 laura1 pepito smokey1 stylus stratus reload duckie karen1 jimbo1
225588 369258 krusty snappy asdf12 electro 111qqq fishin christma qqqqq1 1234560 carnage guyver boxers kittens 1000000
qwerty11 toaster cramps yugioh 02061987 icehouse pineapple namaste harrypotter mygirl falcon1 earnhard fender1 spikes
nutmeg 01081989 dogboy 02091983 369852 softail prowler bigboss harvest jubilee killjoy basset zaqxswcde redsox1
misfit99 kidrock 02101987 gameboy enrico 1z2x3c4v broncos1
`;

/** What else is in every list: British names and clubs, longer ones for administrators, this shop's own words. */
const BESIDES = `
123456 123456789 12345678 1234567 1234567890 123123 111111 000000 654321 666666 987654321 112233 121212 123321 555555
777777 888888 999999 222222 333333 444444 159753 147258 147258369 123654 123654789 789456 789456123 456789 456123
741852 741852963 852456 963852741 951753 753951 159357 258456 101010 131313 202020 212121 232323 242424 252525 696969
141414 151515 171717 100000 102030 10203040 112358 1122334455 11223344 12344321 123454321 12341234 1234321 123789
123987 135790 135791 246810 314159 31415926 911911 420420 789789 098765 0987654321 987654 9876543210 876543 87654321
7654321 543210 11111111 00000000 88888888 99999999 77777777 66666666 55555555 22222222 33333333 44444444 1111111
0000000 7777777 1111111111 0000000000 12121212 12312312 123123123 321321 456456 147147 147852 159159 258258 369369
password password1 password12 password123 password1234 password12345 password! password1! passw0rd p@ssword p@ssw0rd
pa55word pa55w0rd pass123 pass1234 passpass passwort passw0rd1 password2 password3 password01 password99 mypassword
newpassword qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyui qwert12345 qwe123
qweqwe qweasd qweasdzxc qazwsx qazwsxedc 1qaz2wsx 1qaz2wsx3edc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4
q1w2e3r4t5 zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm123 zxcasdqwe asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asdf1234
asd123 asdasd asdzxc azerty azertyuiop qwaszx qwer1234 1234qwer 123qwe 123qweasd 12qwaszx poiuyt poiuytrewq mnbvcxz
lkjhgfdsa abc123 abcd1234 abcdef abcdefg abcdefgh abcdefghi abc12345 abcd123 abc1234 a12345 a123456 a1234567 a12345678
a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 123abc 123456a 12345a 123456q 1234567a 12345678a 123456789a 123456abc
aaaaaa aaaaaaaa bbbbbb cccccc xxxxxx xxxxxxxx zzzzzz qqqqqq ssssss dddddd iloveyou iloveyou1 iloveyou2 iloveu ilovegod
ilovehim iloveme loveme lovely lover1 loverboy lovers love123 love1234 sweety sweetheart babygirl babygirl1 babyboy
beautiful princess princess1 prince angel1 angel123 angels pretty gorgeous darling honey1 honeybee welcome welcome1
welcome12 welcome123 welcome2 letmein letmein1 letmein123 letmeout changeme changeme1 changeme123 access access14
admin1 admin12 admin123 admin1234 admin12345 adminadmin administrator root123 rootroot toor123 master master1 superman
superuser supervisor system sysadmin server default guest1 guest123 user123 user1234 username login1 login123 secret
secret1 secret123 private test12 test123 test1234 test12345 testing testing1 testtest tester temp123 temppass sample
example demo123 demodemo oracle cisco123 manager office internet network computer computer1 windows microsoft samsung
nokia1 iphone android google yahoo123 hotmail facebook linkedin myspace1 minecraft pokemon pokemon1 nintendo
playstation monkey monkey1 monkey123 dragon dragon1 dragon123 shadow shadow1 michael michael1 michelle jessica jessica1
jennifer jordan jordan1 jordan23 ashley ashley1 daniel daniel1 charlie charlie1 thomas thomas1 george george1 andrew
andrew1 joshua joshua1 matthew matthew1 robert robert1 william samantha nicole nicole1 hannah hannah1 sophie sophie1
oliver oliver1 olivia amelia jasmine jasmine1 jasper harley harley1 hunter hunter1 hunter2 buster buster1 bailey
bailey1 tigger tigger1 ginger maggie maggie1 pepper pepper1 cookie cookie1 chocolate cheese butterfly flower flowers
purple orange yellow silver golden rainbow sunshine sunshine1 summer summer1 summer123 winter winter1 winter123 autumn
spring football football1 football12 baseball baseball1 basketball soccer soccer1 hockey rugby1 cricket arsenal
arsenal1 chelsea chelsea1 liverpool liverpool1 liverpoolfc everton tottenham spurs1 manchester manutd mancity newcastle
villa1 westham westham1 rangers rangers1 celtic celtic1 scotland england england1 ireland london london1 london123
britain british starwars starwars1 batman batman1 spiderman ironman avengers matrix trustno1 whatever whatever1 freedom
freedom1 forever forever1 nothing blessed jesus1 jesuschrist christ family friends friend friendship lucky1 lucky7
lucky13 killer killer1 gandalf merlin mustang mustang1 ferrari porsche mercedes corvette camaro yamaha honda1 toyota
bmw123 audi123 vauxhall michelin tyres123 tyres1 treadline treadline1 treadline123 correcthorsebatterystaple
letmeinplease thisisapassword thisismypassword passwordpassword qwertyqwerty 123456123456 1234567891011 12345678910
123456789012 1234512345 11223344556677 administrator1 adminpassword admin123456 password123456 password1234567
qwertyuiop123 changemenow iloveyou123 iloveyouforever
`;

const COMMON: ReadonlySet<string> = new Set(`${PUBLISHED} ${BESIDES}`.trim().split(/\s+/));

/** What people add to a word where a shop asks for more: attackers add it too. */
const ADDED = /^(?<word>.{6,}?)[\d!?.]{1,4}$/su;

/**
 * Whether an attacker would try this password early: in any case, typed in any form of Unicode, with a few digits or
 * signs at its end.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const word = ADDED.exec(typed)?.groups?.['word'];
  return COMMON.has(typed) || (word !== undefined && COMMON.has(word)) || /^(.)\1*$/su.test(typed);
}
