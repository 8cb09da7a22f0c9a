/**
 * Words of the trade that mean the same. Each line is a group; a query with one of its phrases also finds the others.
 * `=` goes both ways; `>` leads from the phrases on its left to those on its right only.
 */
export const synonymLines = `
po = purchase order
so = sales order
wo = work order, production order, manufacturing order
bom = bill of materials
recipe > bom
ingredient > component
uom = unit of measure, measurement unit
rma = return authorization, return merchandise authorization
return merchandise > rma
sku > item
product, article, good, merchandise > item
part number > sku
supplier = vendor
client, buyer, shopper > customer
warehouse, depot, site > location
shelf, storage place, storage location, storage bin > bin
vendor invoice, supplier invoice, vendor bill > bill
invoice > bill, sales invoice
stock count, stocktake, inventory count, cycle count, physical inventory > adjustment
stock level, inventory level, on hand > stock
inventory = stock
chart of accounts, ledger > account
general ledger, gl > journal, account
packing slip, delivery note, dispatch note, consignment > shipment
dispatch, deliver > ship
goods receipt, grn, goods in > receiving
quote, quotation, proposal > estimate
qbo = quickbooks, quickbooks online
token, api key, credential > key
api token > api key, token
login, sign in, log in > authentication
auth > authentication, authorization
authenticate > authentication
vat, gst > tax
staff, worker, personnel > employee
salesperson, sales person, sales agent > sales rep
refund > refund, credit memo
credit note > credit memo
prepayment, down payment > deposit
kit, bundle > kit
assemble, assembly > build, assembly
make, manufacture, produce > build
courier > carrier
freight > shipping
postage > shipping label, rate
tracking code > tracking number
currency exchange, fx > exchange rate, currency
tax id > tax
permission > role
webhook = webhooks
hook, callback > webhook
throttle, throttling, too many requests > rate limit
pagination, paging, paginate > read lists, cursor, pagination, page through
attachment, upload, document file > attachment
serial number = serial
batch > lot
traceability > trace
price list, price book > price rule, price level
payment terms = term
dropship = drop ship
backorder = back order
cogs > cost of goods sold
wip > work in process
ap > bill, payable
ar > invoice, receivable
asn > receiving
eta > expected date
moq > minimum order quantity
lead time = leadtime
csv, spreadsheet > import, export
two factor, 2fa, mfa > authentication
delete, remove > delete
adjust > adjustment
pay > payment
assign > assignment
fulfil, fulfill, fulfillment > ship, shipment
authorize > authorization
configure, configuration > settings
connect > connection, integration
integrate > integration
allocate > allocation
reserve > reservation, allocation
reconcile > reconciliation
approve > approval
register > registration
subscribe, subscription > webhook
cash, money > payment, funds
dimension, measurement > size
barcode > barcode, sku
promise, commit > commitment
stock transfer, transfer order, relocation > transfer
pick list, picking list > pick
goods issue > issue
production run, production > build, work order
manufacturing > work order, build
customer return, goods return > rma, return
debit note > vendor credit
promotion, campaign, rebate > discount, price rule
shipping quote, shipping cost, freight rate > shipping rate
cost center > department, class
upc, ean, gtin > barcode
expiry, best before, shelf life > expiration, lot
carton, parcel, box > package
month end, year end, period end > period
opening balance > balance, journal entry
write off, shrinkage > adjustment
minimum stock, min max > reorder point, safety stock
mrp, replenishment, demand planning > reorder, work plan
online store, web shop, storefront, ecommerce > channel, shop, store
synchronize, synchronise > sync
duplicate request > idempotency
optimistic locking, concurrency > etag
password > authentication, login
sales tax > tax
paycheck, payroll, wage > employee, labor
money transfer, bank transfer > transfer funds
custom attribute, extra field, user defined field > custom field
phantom, subassembly > assembly, bom
production step, operation step > routing, operation
machine, workstation > work center
put > patch
add, new > create
edit, change, modify > update
fetch, retrieve, show > get
manage, administer, maintain > management, settings
getting started, get started, start here, first steps, quickstart, onboarding, beginner > quick start, introduction, create your account
net 10, net 15, net 30, net 45, net 60, net 90, due date > payment term
ups, fedex, dhl, courier account > carrier
rate shopping > shipping rate
hardware, printer, scanner > printer, scale
print > print, printer
country, abroad, foreign, overseas, canada, mexico, europe, customs > international, country, customs
duty, tariff > duty, customs
roster, shift > shift, work center
sandbox, test environment, staging > sandbox
sdk, client library > script
cron, polling, poll > script, updated since
error code, status code, http status > errors
breaking change, deprecation, deprecate, changelog > versions and deprecation
void > cancel, delete
close > complete, close
reopen > status
sign off > approval
merge, duplicate > merge, duplicate
backflush, consume, consumption > backflush, build, usage
revaluation > adjustment, cost
landed cost, inbound freight > landed cost
customs form, customs declaration > international
buy > purchase
sell > sales
stock out, out of stock, shortage > insufficient stock, backorder, shortage
hold, freeze, block > hold
blocked > hold, blocked
overdue > due, balance
history, audit, audit trail, audit log > history, audit log
multi currency, foreign currency > currency, exchange rate
parent child, hierarchy > parent
kanban, min stock > reorder point, stock setting
picker, picking > pick
checkout, cart, basket > sales order
json > values
bulk, batch request, mass update > bulk
discount > price rule, price level
undo, revert, roll back > reverse, reversal, take back, cancel
test, trial, playground, test data > sandbox, test
how many requests, requests per minute, requests per second, request limit > rate limit
conflict, version conflict > etag, conflict
access denied, forbidden, no permission, not permitted > scope, forbidden, role
printing labels > label printer
notify, notification, push > learn of changes, updated since
user access, access right, employee access > role, access
attach > attachment, upload
date format, time zone, timezone, decimals > values
find by, query > filter, list
limit, quota > limit, rate limit
`;
