# Komponentboken: avsnitt, etiketter og ord for verdiene.

## Avsnitt

component-section-tile-1 = Norske brikker, nivå I
component-section-tile-2 = Norske brikker, nivå II
component-section-tile-3 = Norske brikker, nivå III
component-section-german_tile = Tyske aksjonsbrikker
component-section-order_tile = Ordrebrikker
component-section-chaos = Kaosbrikker
component-section-card = Aksjonskort
component-section-collaborator = Medløpere
component-section-demand = Tyske krav
component-section-display = Dagens plan
component-section-grid = Rutenettet
component-section-frame = Rammen
component-section-operations = Operasjonsrekkefølge
component-section-momentum = Fremdriftssporet
component-section-danger = Faresporet
component-section-morale = Moralsporet
component-section-push = Fremstøtsporet
component-section-occupation = Okkupasjonssporet
component-section-pieces = Terninger, kuber, skiver og tropper
component-section-sector = Sektorer på kartet
component-section-space = Felt på kartet
component-section-freedom = Friheten
component-section-start = I begynnelsen
component-section-difficulty = Vanskelighetsgrader

## Det som ikke har noe trykt navn, kalles etter plassen sin

component-chaos = Kaos
component-danger = Faresporet
component-display = Felt: { $id }
component-frame = Plass { $id }
component-german_tile = { $id }
component-grid = Trykte tyske symboler
component-momentum = Fremdriftssporet
component-morale = Rad { $id } nedenfra
component-occupation = { $id }
component-operations = { $id }
component-order_tile = { $id }
component-pieces = I esken
component-push = Del: { $id }
component-start = Hvem som står hvor

## Etiketter for verdier

component-value-title = Tittel
component-value-level = Nivå
component-value-unique = Egen side
component-value-reverse = Bakside
component-value-action = Handling
component-value-front = Hærordresiden
component-value-count = I esken
component-value-in_bag = I posen i begynnelsen
component-value-strength = Styrke
component-value-won = Etter en seier
component-value-by = Båret av
component-value-cost = Pris
component-value-declined = Når det avslås
component-value-symbols = Tyske symboler
component-value-side = Side av rutenettet
component-value-line = Linje
component-value-quick_response = Rask reaksjon når den er tom
component-value-least = Minst
component-value-most = Mest
component-value-start = Start
component-value-stress = Stress i begynnelsen
component-value-threat = Trussel i begynnelsen
component-value-alarm = Alarm ved trussel
component-value-after_alarm = Trussel etter alarmen
component-value-loyalty = Lojalitet
component-value-spaces = Felt
component-value-cards = Felt med kort
component-value-effect = Når det avdekkes
component-value-chaos = Kaosbrikke under
component-value-dice = Vanlige terninger
component-value-evacuation_dice = Evakueringsterninger i begynnelsen
component-value-bombing = Bombeterningen begynner på
component-value-pressure = Presskuber
component-value-willpower = Viljekuber
component-value-push = Fremstøtkuber
component-value-discs = Tyske symbolskiver
component-value-germans = Tyske tropper
component-value-norwegians = Norske tropper
component-value-hand = Kort på den første hånden
component-value-sector = Sektor
component-value-route = Plass på den tyske ruten
component-value-red = Rødt felt
component-value-highway = Hovedvei
component-value-town = By
component-value-mobilisation = Mobiliseringssted
component-value-drop = Fallskjermjegere lander her
component-value-from = Nås fra
component-value-king = Kongen
component-value-norwegians-c3 = Norske tropper i Oslo
component-value-norwegians-b6 = Norske tropper i Hamar
component-value-norwegians-c9 = Norske tropper i Elverum
component-value-germans-c2 = Tyske tropper i Oslofjorden
component-value-germans-c1 = Tyske tropper i Drøbaksundet
component-value-morale = Moralrader, flere eller færre

## Ord på brettet

component-word-top = over
component-word-right = til høyre
component-word-bottom = under
component-word-left = til venstre
component-word-c1 = venstre kolonne
component-word-c2 = midterste kolonne
component-word-c3 = høyre kolonne
component-word-r1 = øverste rad
component-word-r2 = midterste rad
component-word-r3 = nederste rad
component-word-support_1 = Første støttebrikke
component-word-support_2 = Andre støttebrikke
component-word-frame = Rammebrikke
